import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { ActionButton } from "../components/Actions";
import { SectionFrame } from "../components/SectionFrame";
import { columns } from "../styles/layout";
import { media } from "../styles/media";
import { color, space } from "../styles/tokens";

export const fragment = graphql`
  fragment ContactDetailsSection on ContactDetailsSection {
    ...SectionHead
    details {
      title
      value
      description
      ...HasAction
    }
  }
`;

const list = columns("1fr 1fr", `${space.s3} ${space.s8}`, media.desktop);

const row = css`
  ${columns("9rem 1fr", `${space.half} ${space.s3}`, media.tablet)};
  padding-top: ${space.s3};
  border-top: 1px solid ${color.control};
  & > h3 {
    font-size: inherit;
    line-height: inherit;
  }
  & p:first-of-type {
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  & > div {
    display: flex;
    flex-direction: column;
    align-items: start;
  }
  & p + a {
    margin-top: auto;
  }
  & p:has(+ a) {
    margin-bottom: ${space.s2};
  }
`;

/** Around "@" and after it before a dot, a mail address may go to the next line without reading as two words. */
const BREAKS = /(?=@)|(?<=@.*)(?=\.)/;

/** Ways to reach the firm, as a ruled list. */
export function ContactDetails({ details, ...frame }: Queries.ContactDetailsSectionFragment) {
  return (
    <SectionFrame {...frame}>
      <ul css={list} data-reveal-children={150}>
        {details.map(({ title, value, description, action }) => (
          <li key={title} css={row}>
            <h3>{title}</h3>
            <div>
              <p>{value.split(BREAKS).flatMap((part, index) => (index > 0 ? [<wbr key={part} />, part] : [part]))}</p>
              <p>{description}</p>
              {action && <ActionButton action={action} />}
            </div>
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}
