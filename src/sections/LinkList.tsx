import { graphql } from "gatsby";
import { LinkColumns } from "../components/LinkColumns";
import { SectionFrame } from "../components/SectionFrame";

export const fragment = graphql`
  fragment LinkListSection on LinkListSection {
    ...SectionHead
    links {
      label
      link
      language
    }
  }
`;

/** Compact list of links. */
export function LinkList({ links, ...frame }: Queries.LinkListSectionFragment) {
  return (
    <SectionFrame {...frame} quiet>
      <LinkColumns ruled links={links} />
    </SectionFrame>
  );
}
