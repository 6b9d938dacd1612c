import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { CityMap } from "../components/CityMap";
import { LinkColumns } from "../components/LinkColumns";
import { SectionFrame } from "../components/SectionFrame";
import { useSiteTexts } from "../components/site-texts";
import { layOutMap } from "../lib/city-map";
import { media } from "../styles/media";
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
      language
      group
    }
    cityPages {
      path
      name
    }
    map {
      ...MappableCityFields
    }
    mapAlt
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

/** The map at the right of all other groups, where there is room. */
const groupsStyle = css`
  display: grid;
  gap: ${space.s4} ${space.s8};
  align-items: start;
  & h3 {
    margin-bottom: ${space.s1};
  }
  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) 26rem;
  }
`;

const mapStyle = css`
  ${media.desktop} {
    grid-area: 1 / 2 / span 7;
  }
`;

interface Props {
  section: Queries.SiteMapSectionFragment;
}

/** All indexable pages, grouped (docs/agreement.md#footer). */
export function SiteMap({ section }: Props) {
  const { sitemapGroups } = useSiteTexts();
  const { pages, cityPages, map, mapAlt, articles, legalPages, ...frame } = section;
  const onMap = layOutMap(map);
  const otherCities = cityPages.filter(({ path }) => !onMap.some((city) => city.path === path));
  const asLinks = (rows: readonly { path: string; title: string; language?: Queries.Language }[]) =>
    rows.map(({ path, title, language }) => ({ label: title, link: path, language }));
  const homeFirst = [...pages].sort((one, other) => Number(other.path === "/") - Number(one.path === "/"));
  const ofGroup = (name: Queries.PageGroup) => asLinks(homeFirst.filter((page) => page.group === name));
  const groups = [
    { title: sitemapGroups.main, links: ofGroup("main") },
    { title: sitemapGroups.services, links: ofGroup("services") },
    {
      title: sitemapGroups.cities,
      links: otherCities.map(({ name, path }) => ({ label: name, link: path })),
      map: onMap.length > 0 && <CityMap cities={onMap} alt={mapAlt} />,
    },
    { title: sitemapGroups.knowledge, links: ofGroup("knowledge") },
    { title: sitemapGroups.articles, links: asLinks(articles) },
    { title: sitemapGroups.about, links: ofGroup("about") },
    { title: sitemapGroups.legal, links: [...ofGroup("legal"), ...asLinks(legalPages)] },
  ];
  return (
    <SectionFrame {...frame}>
      <div css={groupsStyle}>
        {groups
          .filter(({ links, map: drawn }) => links.length > 0 || drawn)
          .map(({ title, links, map: drawn }) => (
            <div key={title} css={drawn && mapStyle}>
              <h3>{title}</h3>
              {drawn}
              {links.length > 0 && <LinkColumns links={links} />}
            </div>
          ))}
      </div>
    </SectionFrame>
  );
}
