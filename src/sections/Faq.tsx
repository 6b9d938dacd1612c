import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { ActionButton } from "../components/Actions";
import { CallCard } from "../components/CallCard";
import { Icon } from "../components/Icon";
import { SectionFrame } from "../components/SectionFrame";
import { surface } from "../components/tones";
import { questionAnchor } from "../lib/links";
import { headingFont, stack } from "../styles/layout";
import { media } from "../styles/media";
import { color, font, fontSize, outline, space, width } from "../styles/tokens";

export const fragment = graphql`
  fragment FaqSection on FaqSection {
    ...SectionHead
    items {
      question
      answer
      ...HasAction
    }
    speech
    call {
      ...CallInvitationFields
    }
  }
`;

const questionStyle = css`
  border-top: 2px solid;
  &:last-of-type {
    border-bottom: 2px solid;
  }
  & > summary {
    padding-block: ${space.s2};
    font-family: ${font.heading};
    font-size: ${fontSize.h4};
    line-height: 1.3;
    text-wrap: balance;
  }
  & > summary > svg {
    color: ${color.action};
  }
  & > div {
    ${stack(space.s1)};
    justify-items: start;
    padding-bottom: ${space.s3};
  }
`;

/** What readers may recognise: each with its point at the lower left, in turn at the lower right and further right. */
const speechStyle = css`
  ${stack(space.s2)};
  max-width: 24rem;
  margin-top: ${space.s3};
  & li {
    justify-self: start;
    max-width: 20rem;
    padding: ${space.s2} ${space.s3};
    border: ${outline};
    border-radius: 1.5rem 1.5rem 1.5rem 0;
    ${surface(color.lens)};
    ${headingFont(fontSize.h4)};
    line-height: 1.4;
  }
  & li:nth-of-type(even) {
    justify-self: end;
    border-radius: 1.5rem 1.5rem 0;
    background: ${color.card};
  }
`;

/** Hidden on a phone, whose bar at the foot has the number. */
const callStyle = css`
  margin-top: ${space.s4};
  ${media.folded} {
    display: none;
  }
`;

/** Questions, without JavaScript: one answer open at a time, also by a link to it (docs/agreement.md#questions). */
export function Faq({ items, speech, call, ...frame }: Queries.FaqSectionFragment) {
  const aside = (
    <>
      {speech && (
        <ul css={speechStyle}>
          {speech.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      {call && (
        <div css={callStyle}>
          <CallCard {...call} />
        </div>
      )}
    </>
  );
  return (
    <SectionFrame {...frame} aside={aside} split>
      <div css={{ maxWidth: `calc(${width.prose} + ${space.s8})` }}>
        {items.map(({ question, answer, action }) => (
          <details key={question} css={questionStyle} name={frame.anchor ?? "faq"} id={questionAnchor(question)}>
            <summary>
              {question}
              <Icon name="chevron" />
            </summary>
            <div>
              <p>{answer}</p>
              {action && <ActionButton action={action} />}
            </div>
          </details>
        ))}
      </div>
    </SectionFrame>
  );
}
