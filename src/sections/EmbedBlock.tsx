import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { ActionButton } from "../components/Actions";
import { CheckList } from "../components/CheckList";
import { SectionFrame } from "../components/SectionFrame";
import { space } from "../styles/tokens";

export const fragment = graphql`
  fragment EmbedSection on EmbedSection {
    anchor
    tone
    title
    intro
    points
    action {
      ...ActionFields
    }
    integration {
      slug
      provider
      kind
      url
      uid
      hostedUrl
      containerId
      height
      title
      consentCategory
      loadingText
      fallbackTitle
      fallbackText
    }
  }
`;

const gap = css`
  display: grid;
  gap: ${space.s4};
`;

interface Props {
  section: Queries.EmbedSectionFragment;
}

/** Third-party form or agenda, with what to expect. */
export function EmbedBlock({ section }: Props) {
  const { points, action, integration, ...frame } = section;
  return (
    <SectionFrame {...frame}>
      <div css={gap}>
        {points && <CheckList items={points} />}
        <div id={integration.containerId}>
          <h3>{integration.fallbackTitle}</h3>
          <p>{integration.fallbackText}</p>
        </div>
        {action && (
          <div>
            <ActionButton action={action} />
          </div>
        )}
      </div>
    </SectionFrame>
  );
}
