import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { CityMap } from "../components/CityMap";
import { LinkColumns } from "../components/LinkColumns";
import { SectionFrame } from "../components/SectionFrame";
import { useSiteTexts } from "../components/site-texts";
import { layOutMap } from "../lib/city-map";
import { media } from "../styles/media";
import { color, space } from "../styles/tokens";

export const fragment = graphql`
  fragment SiteMapSection on SiteMapSection {
    ...SectionHead
    pages {
      link: path
      label: title
      language
      group
    }
    cityPages {
      link: path
      label: name
    }
    map {
      ...MappableCityFields
    }
    mapAlt
    articles {
      link: path
      label: title
    }
    legalPages {
      link: path
      label: title
    }
  }
`;

/** Every group is a circle from which its links branch off. */
const groupsStyle = css`
  column-gap: ${space.s6};
  ${media.columns} {
    columns: 2;
  }
  ${media.desktop} {
    columns: 3;
  }
  & > div {
    margin-bottom: ${space.s4};
    break-inside: avoid;
  }
  & h3::before {
    content: "";
    display: inline-block;
    width: 1.25rem;
    height: 1.25rem;
    margin-right: ${space.s1};
    border-radius: 50%;
    background: ${color.brand};
  }
  & > :nth-of-type(3n + 2) h3::before {
    background: ${color.motif};
  }
  & > :nth-of-type(3n) h3::before {
    background: ${color.sky};
  }
  & > div > ul > li {
    position: relative;
    padding-left: ${space.s4};
  }
  & > div > ul > li::before,
  & > div > ul > li:not(:last-of-type)::after {
    content: "";
    position: absolute;
    inset: 0 auto 0 0.5625rem;
    border-left: 2px solid ${color.creamDeep};
  }
  & > div > ul > li::before {
    width: ${space.s2};
    height: 1.375rem;
    border-bottom: 2px solid ${color.creamDeep};
  }
`;

/** All indexable pages, grouped (docs/agreement.md#footer). */
export function SiteMap(section: Queries.SiteMapSectionFragment) {
  const { sitemapGroups } = useSiteTexts();
  const { pages, cityPages, map, mapAlt, articles, legalPages, ...frame } = section;
  const onMap = layOutMap(map);
  const homeFirst = [...pages].sort((one, other) => Number(other.link === "/") - Number(one.link === "/"));
  const ofGroup = (name: Queries.PageGroup) => homeFirst.filter(({ group }) => group === name);
  const groups = [
    { title: sitemapGroups.main, links: ofGroup("main") },
    { title: sitemapGroups.services, links: ofGroup("services") },
    {
      title: sitemapGroups.cities,
      links: cityPages.filter(({ link }) => !onMap.some(({ path }) => path === link)),
      map: onMap.length > 0 && <CityMap cities={onMap} alt={mapAlt} />,
    },
    { title: sitemapGroups.about, links: ofGroup("about") },
    { title: sitemapGroups.knowledge, links: ofGroup("knowledge") },
    { title: sitemapGroups.articles, links: articles },
    { title: sitemapGroups.legal, links: [...ofGroup("legal"), ...legalPages] },
  ];
  return (
    <SectionFrame {...frame}>
      <div css={groupsStyle}>
        {groups
          .filter(({ links, map: drawn }) => links.length > 0 || drawn)
          .map(({ title, links, map: drawn }) => (
            <div key={title}>
              <h3>{title}</h3>
              {drawn}
              {links.length > 0 && <LinkColumns links={links} />}
            </div>
          ))}
      </div>
    </SectionFrame>
  );
}
