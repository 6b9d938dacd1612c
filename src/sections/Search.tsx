import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { Picture } from "../components/Picture";
import { RichText } from "../components/RichText";
import { SectionFrame } from "../components/SectionFrame";
import { SearchField } from "../features/search/SearchField";
import { withoutScript } from "../styles/layout";
import { media } from "../styles/media";
import { space } from "../styles/tokens";

export const fragment = graphql`
  fragment SearchSection on SearchSection {
    anchor
    tone
    searchTitle: title
    intro
    ...HasDrawing
    results {
      otherwise
      withoutScript
    }
  }
`;

/** At the right of the opening, on its lower edge; results take its place. */
const beside = css`
  position: absolute;
  right: max(${space.gutter}, 50vw - 35rem);
  bottom: 0;
  width: min(27rem, 50vw - 20rem);
  ${media.belowWide} {
    display: none;
  }
  &:has(+ search li) {
    display: none;
  }
`;

/** Field that searches all pages, and on the page of results all that it finds; with a title it opens the page. */
export function Search({ searchTitle, drawing, results, ...frame }: Queries.SearchSectionFragment) {
  return (
    <SectionFrame {...frame} title={searchTitle} quiet>
      {drawing && <Picture {...drawing} priority css={beside} />}
      <SearchField isPage={results !== null} />
      {results && (
        <>
          <div css={withoutScript}>
            <RichText html={results.withoutScript} />
          </div>
          <RichText html={results.otherwise} />
        </>
      )}
    </SectionFrame>
  );
}
