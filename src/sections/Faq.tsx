import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { ActionButton } from "../components/Actions";
import { CallCard } from "../components/CallCard";
import { Disclosure } from "../components/Disclosure";
import { SectionFrame } from "../components/SectionFrame";
import { questionAnchor } from "../lib/links";
import { media } from "../styles/media";
import { space, width } from "../styles/tokens";

export const fragment = graphql`
  fragment FaqSection on FaqSection {
    ...SectionHead
    items {
      question
      answer
      action {
        ...ActionFields
      }
    }
    call {
      ...CallInvitationFields
    }
  }
`;

const list = css`
  max-width: calc(${width.prose} + ${space.s8});
`;

/** A phone has the number in its bar. */
const callStyle = css`
  margin-top: ${space.s4};
  ${media.folded} {
    display: none;
  }
`;

/** Questions; one answer open at a time, and the open one can be closed (docs/agreement.md#questions). */
export function Faq({ items, call, ...frame }: Queries.FaqSectionFragment) {
  const caller = call && (
    <div css={callStyle}>
      <CallCard {...call} />
    </div>
  );
  return (
    <SectionFrame {...frame} aside={caller} quiet split>
      <div css={list}>
        {items.map(({ question, answer, action }) => (
          <Disclosure key={question} title={question} group={frame.anchor ?? "faq"} id={questionAnchor(question)}>
            <p>{answer}</p>
            {action && <ActionButton action={action} />}
          </Disclosure>
        ))}
      </div>
    </SectionFrame>
  );
}
