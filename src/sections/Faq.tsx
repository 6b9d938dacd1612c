import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { ActionButton } from "../components/Actions";
import { Disclosure } from "../components/Disclosure";
import { SectionFrame } from "../components/SectionFrame";
import { TextWithAside } from "../components/TextWithAside";
import { questionAnchor } from "../lib/links";
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
    call {
      ...CallInvitationFields
    }
  }
`;

const list = css`
  display: grid;
  gap: ${space.s1};
  max-width: calc(${width.prose} + ${space.s8});
`;

interface Props {
  section: Queries.FaqSectionFragment;
}

/** Questions; one answer open at a time, and the open one can be closed (docs/agreement.md#questions). */
export function Faq({ section }: Props) {
  const { items, call, ...frame } = section;
  const questions = (
    <div css={list}>
      {items.map(({ question, answer, action }) => (
        <Disclosure key={question} title={question} group={frame.anchor ?? "faq"} id={questionAnchor(question)}>
          <p>{answer}</p>
          {action && <ActionButton action={action} />}
        </Disclosure>
      ))}
    </div>
  );
  if (!call) {
    return (
      <SectionFrame {...frame} split>
        {questions}
      </SectionFrame>
    );
  }
  const { title, intro, ...place } = frame;
  return (
    <SectionFrame {...place}>
      <TextWithAside call={call}>
        <h2>{title}</h2>
        {intro && <p>{intro}</p>}
        {questions}
      </TextWithAside>
    </SectionFrame>
  );
}
