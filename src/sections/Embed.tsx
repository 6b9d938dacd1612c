import { graphql } from "gatsby";
import { cardStyle } from "../components/Card";
import { Expectations } from "../components/Expectations";
import { SectionFrame } from "../components/SectionFrame";
import { EmbedPart, headingOf } from "./EmbedPart";

export const fragment = graphql`
  fragment EmbedSection on EmbedSection {
    ...SectionHead
    points
    ...HasAction
    integration {
      ...IntegrationFields
    }
  }
`;

/** Third-party form or agenda, with what to expect. */
export function Embed({ points, action, integration, ...frame }: Queries.EmbedSectionFragment) {
  return (
    <SectionFrame
      {...frame}
      title={headingOf(integration, frame.title)}
      aside={<Expectations {...{ points, action }} />}
      split="desktop"
    >
      <div css={cardStyle}>
        <EmbedPart integration={integration} />
      </div>
    </SectionFrame>
  );
}
