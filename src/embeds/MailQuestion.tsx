import { css } from "@emotion/react";
import { useId } from "react";
import { fieldStyle } from "../styles/fields";
import { media } from "../styles/media";
import { color, fontSize, radius, space, target } from "../styles/tokens";
import type { MailQuestionData } from "./types";

const questionStyle = css`
  display: grid;
  gap: ${space.half};
  margin: 0;
  padding: 0;
  border: 0;
  & > label,
  & > legend {
    padding: 0;
    font-weight: 600;
  }
  /* What is typed goes nowhere without JavaScript: the questions alone are in the mail then. */
  ${media.noScript} {
    & textarea,
    & input,
    & > div {
      display: none;
    }
  }
`;

const hintStyle = css`
  color: ${color.textSoft};
  font-size: ${fontSize.small};
`;

const lines = css`
  ${fieldStyle};
  min-height: 6.5rem;
  padding-block: ${space.s1};
  line-height: 1.5;
  resize: vertical;
  ${media.desktop} {
    min-height: 10.5rem;
  }
`;

const chips = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s1};
  margin-top: ${space.half};
  & label {
    position: relative;
    display: inline-flex;
    align-items: center;
    min-height: ${target};
    padding: ${space.half} ${space.s2};
    border: 1px solid ${color.control};
    border-radius: ${radius.pill};
    font-size: ${fontSize.small};
    cursor: pointer;
  }
  & label:has(:checked) {
    border-color: ${color.brand};
    background: ${color.brand};
    color: ${color.card};
  }
  & input {
    margin: 0 ${space.s1} 0 0;
    accent-color: ${color.motif};
  }
`;

/** Longest answer: a mail's address that is much longer is cut off by some mail programs. */
const LONGEST = { text: 700, line: 150 } as const;

interface Props {
  question: MailQuestionData;
}

/** One question of a mail, with a field or with answers to choose from. Fields have no value of React's. */
export function MailQuestion({ question: { label, hint, kind, options } }: Props) {
  const id = useId();
  const hintId = hint ? `${id}-hint` : undefined;
  const hintLine = hint && (
    <p id={hintId} css={hintStyle}>
      {hint}
    </p>
  );
  if (options) {
    return (
      <fieldset css={questionStyle} aria-describedby={hintId} data-question={label}>
        <legend>{label}</legend>
        {hintLine}
        <div css={chips}>
          {options.map((option) => (
            <label key={option}>
              <input type="radio" name={id} value={option} />
              {option}
            </label>
          ))}
        </div>
      </fieldset>
    );
  }
  const field = { id, "aria-describedby": hintId };
  return (
    <div css={questionStyle} data-question={label}>
      <label htmlFor={id}>{label}</label>
      {hintLine}
      {kind === "text" ? (
        <textarea css={lines} maxLength={LONGEST.text} {...field} />
      ) : (
        <input
          css={fieldStyle}
          type={kind === "tel" ? "tel" : "text"}
          autoComplete={kind === "line" ? "off" : kind}
          maxLength={LONGEST.line}
          {...field}
        />
      )}
    </div>
  );
}
