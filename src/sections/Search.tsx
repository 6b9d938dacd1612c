import { graphql } from "gatsby";
import { Fragment } from "react";
import { RichText } from "../components/RichText";
import { SectionFrame } from "../components/SectionFrame";
import { SearchField } from "../features/search/SearchField";
import { withoutScript } from "../styles/layout";

export const fragment = graphql`
  fragment SearchSection on SearchSection {
    anchor
    tone
    results {
      otherwise
      withoutScript
    }
  }
`;

/** Field that searches all pages, and on the page of results all that it finds. */
export function Search({ results, ...frame }: Queries.SearchSectionFragment) {
  return (
    <SectionFrame {...frame} quiet>
      <SearchField isPage={results !== null} />
      {results && (
        <Fragment>
          <div css={withoutScript}>
            <RichText html={results.withoutScript} />
          </div>
          <RichText html={results.otherwise} />
        </Fragment>
      )}
    </SectionFrame>
  );
}
