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
  align-content: start;
  max-width: calc(${width.prose} + ${space.s8});
`;

/** Who can be called stands under the heading; a phone has the number in its bar. */
const columns = css`
  display: grid;
  gap: ${space.s3} clamp(${space.s4}, 5vw, ${space.s8});
  ${media.columns} {
    grid-template: auto 1fr / minmax(0, 5fr) minmax(0, 8fr);
    & > :nth-of-type(2) {
      grid-area: 1 / 2 / span 2;
    }
    & > :last-child {
      align-self: start;
    }
  }
  ${media.folded} {
    & > :nth-of-type(3) {
      display: none;
    }
  }
  & h2 + p {
    margin-top: ${space.s2};
  }
`;

/** Questions; one answer open at a time, and the open one can be closed (docs/agreement.md#questions). */
export function Faq({ items, call, ...frame }: Queries.FaqSectionFragment) {
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
  const { title, intro, ...place } = frame;
  return (
    <SectionFrame {...place} quiet>
      <div css={columns}>
        <div>
          <h2>{title}</h2>
          {intro && <p>{intro}</p>}
        </div>
        {questions}
        {call && <CallCard {...call} />}
      </div>
    </SectionFrame>
  );
}
