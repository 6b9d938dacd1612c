import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { ActionButton } from "../components/Actions";
import { Disclosure } from "../components/Disclosure";
import { SectionFrame } from "../components/SectionFrame";
import { space, width } from "../styles/tokens";

export const fragment = graphql`
  fragment FaqSection on FaqSection {
    anchor
    tone
    title
    intro
    items {
      ...FaqFields
    }
  }
`;

const list = css`
  display: grid;
  gap: ${space.s2};
  max-width: calc(${width.prose} + ${space.s8});
`;

interface Props {
  section: Queries.FaqSectionFragment;
}

/** Questions; one answer open at a time, and the open one can be closed (docs/agreement.md#questions). */
export function Faq({ section }: Props) {
  const { items, ...frame } = section;
  return (
    <SectionFrame {...frame} drawn="FaqSection" split>
      <div css={list}>
        {items.map(({ question, answer, action }) => (
          <Disclosure key={question} title={question} group={frame.anchor ?? "faq"}>
            <p>{answer}</p>
            {action && <ActionButton action={action} />}
          </Disclosure>
        ))}
      </div>
    </SectionFrame>
  );
}
