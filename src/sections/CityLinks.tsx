import { graphql } from "gatsby";
import { LinkColumns } from "../components/LinkColumns";
import { SectionFrame } from "../components/SectionFrame";

export const fragment = graphql`
  fragment CityLinksSection on CityLinksSection {
    anchor
    tone
    title
    intro
    cityPages {
      name
      path
    }
  }
`;

interface Props {
  section: Queries.CityLinksSectionFragment;
}

/** Links to city pages. */
export function CityLinks({ section }: Props) {
  const { cityPages, ...frame } = section;
  return (
    <SectionFrame {...frame} drawn="CityLinksSection" room="quiet">
      <LinkColumns compact links={cityPages.map(({ name, path }) => ({ label: name, link: path }))} />
    </SectionFrame>
  );
}
