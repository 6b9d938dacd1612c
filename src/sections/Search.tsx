import { graphql } from "gatsby";
import { SectionFrame } from "../components/SectionFrame";
import { SearchField } from "../components/search/SearchField";

export const fragment = graphql`
  fragment SearchSection on SearchSection {
    anchor
    tone
  }
`;

interface Props {
  section: Queries.SearchSectionFragment;
}

/** Field that searches all pages (docs/agreement.md#search). */
export function Search({ section }: Props) {
  return (
    <SectionFrame {...section} room="quiet">
      <SearchField />
    </SectionFrame>
  );
}
