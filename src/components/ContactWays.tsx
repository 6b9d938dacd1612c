import { css } from "@emotion/react";
import { headingFont } from "../styles/layout";
import { color, font, fontSize, outline, space, target } from "../styles/tokens";
import { ActionButton } from "./Actions";
import { SmartLink } from "./SmartLink";

const list = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 13rem), 1fr));
  column-gap: ${space.s3};
  & > li {
    display: grid;
    gap: ${space.half};
    align-content: start;
    justify-items: start;
    padding-block: ${space.s2};
    border-top: ${outline};
  }
  & h2 {
    font-family: ${font.text};
    font-size: ${fontSize.body};
    letter-spacing: 0;
  }
`;

/** Phone number, set large. */
const phone = css`
  display: inline-flex;
  align-items: center;
  min-height: ${target};
  color: inherit;
  ${headingFont(fontSize.h2)};
  line-height: 1.1;
  text-decoration-color: ${color.motif};
  text-decoration-thickness: 3px;
`;

/** Ways to get in touch beside a form; a phone number is set large. */
export function ContactWays({ ways }: { ways: NonNullable<Queries.FormOpeningSectionFragment["ways"]> }) {
  return (
    <ul css={list}>
      {ways.map(({ title, text, action }) => (
        <li key={title}>
          <h2>{title}</h2>
          {action?.link.startsWith("tel:") ? (
            <SmartLink css={phone} href={action.link}>
              {action.label}
            </SmartLink>
          ) : (
            action && <ActionButton action={action} />
          )}
          {text && <p>{text}</p>}
        </li>
      ))}
    </ul>
  );
}
