import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { CityMap } from "../components/CityMap";
import { LinkColumns } from "../components/LinkColumns";
import { SectionFrame } from "../components/SectionFrame";
import { layOutMap } from "../lib/city-map";
import { stack, tracks } from "../styles/layout";
import { media } from "../styles/media";
import { space } from "../styles/tokens";

export const fragment = graphql`
  fragment CityLinksSection on CityLinksSection {
    ...SectionHead
    cityPages {
      label: name
      link: path
      ...HasDrawing
    }
    mapOf {
      path
    }
    map {
      ...MappableCityFields
    }
    mapAlt
  }
`;

/** A wide screen has room for the names of a map as a list, in its order. */
const onWide = css`
  margin-top: ${space.s3};
  & > ul {
    ${tracks("1fr 1fr")}
  }
  ${media.belowDesktop} {
    display: none;
  }
`;

/** Links to city pages, on a map where the section names the city that is large on it. */
export function CityLinks({ cityPages, mapOf, map, mapAlt, ...frame }: Queries.CityLinksSectionFragment) {
  const onMap = layOutMap(map, mapOf?.path);
  const links = cityPages.filter(({ link }) => !onMap.some(({ path }) => path === link));
  const besideMap = onMap.length > 0 && (
    <div css={onWide}>
      <LinkColumns links={map.map(({ name, path }) => ({ label: name, link: path }))} />
    </div>
  );
  return (
    <SectionFrame {...frame} quiet split={onMap.length > 0} aside={besideMap}>
      <div css={stack(space.s3)}>
        {onMap.length > 0 && <CityMap cities={onMap} alt={mapAlt} />}
        {links.length > 0 && <LinkColumns compact links={links} />}
      </div>
    </SectionFrame>
  );
}
