import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { LinkColumns } from "../components/LinkColumns";
import { SectionFrame } from "../components/SectionFrame";
import { useSiteTexts } from "../components/site-texts";
import { space } from "../styles/tokens";

export const fragment = graphql`
  fragment SiteMapSection on SiteMapSection {
    anchor
    tone
    title
    intro
    pages {
      path
      title
      group
    }
    cityPages {
      path
      name
    }
    articles {
      path
      title
    }
    legalPages {
      path
      title
    }
  }
`;

const group = css`
  margin-bottom: ${space.s4};
  & h3 {
    margin-bottom: ${space.s1};
  }
`;

interface Props {
  section: Queries.SiteMapSectionFragment;
}

/** All indexable pages, grouped (docs/agreement.md#footer). */
export function SiteMap({ section }: Props) {
  const { sitemapGroups } = useSiteTexts();
  const { pages, cityPages, articles, legalPages, ...frame } = section;
  const asLinks = (rows: readonly { path: string; title: string }[]) =>
    rows.map(({ path, title }) => ({ label: title, link: path }));
  const homeFirst = [...pages].sort((one, other) => Number(other.path === "/") - Number(one.path === "/"));
  const ofGroup = (name: Queries.PageGroup) => asLinks(homeFirst.filter((page) => page.group === name));
  const groups = [
    { title: sitemapGroups.main, links: ofGroup("main") },
    { title: sitemapGroups.services, links: ofGroup("services") },
    { title: sitemapGroups.cities, links: cityPages.map(({ name, path }) => ({ label: name, link: path })) },
    { title: sitemapGroups.knowledge, links: ofGroup("knowledge") },
    { title: sitemapGroups.articles, links: asLinks(articles) },
    { title: sitemapGroups.about, links: ofGroup("about") },
    { title: sitemapGroups.legal, links: [...ofGroup("legal"), ...asLinks(legalPages)] },
  ];
  return (
    <SectionFrame {...frame} drawn="SiteMapSection">
      {groups
        .filter(({ links }) => links.length > 0)
        .map(({ title, links }) => (
          <div key={title} css={group}>
            <h3>{title}</h3>
            <LinkColumns links={links} />
          </div>
        ))}
    </SectionFrame>
  );
}
