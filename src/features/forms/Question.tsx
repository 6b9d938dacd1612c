import { css } from "@emotion/react";
import { choiceStyle } from "../../styles/fields";
import { row } from "../../styles/layout";
import { color, fontSize, space } from "../../styles/tokens";
import { Field } from "./Field";
import type { QuestionData } from "./types";

const questionStyle = css`
  display: grid;
  gap: ${space.half};
  & > label,
  & > legend {
    padding: 0;
    font-weight: 600;
  }
`;

const quiet = css`
  color: ${color.textSoft};
  font-weight: 400;
  font-size: ${fontSize.small};
  label > & {
    white-space: nowrap;
  }
`;

interface Props {
  id: string;
  question: QuestionData;
  /** Text after the label of a question that is not required. */
  note: string | undefined;
  problem: string | undefined;
  /** Whether the answers are being sent. */
  isLocked: boolean;
}

/** One question, with its hint and what is wrong with the answer above its field. */
export function Question({ id, question, note, problem, isLocked }: Props) {
  const { label, hint, kind, half } = question;
  const hintId = hint ? `${id}-hint` : undefined;
  const problemId = problem ? `${id}-problem` : undefined;
  const isWrong = problem !== undefined;
  const describedBy = [hintId, problemId].filter(Boolean).join(" ") || undefined;
  const data = { "data-question": "", ...(half && { "data-half": "" }) };
  const name = (
    <>
      {label} {note && <span css={quiet}>{note}</span>}
    </>
  );
  const above = (
    <>
      {hint && (
        <span id={hintId} css={quiet}>
          {hint}
        </span>
      )}
      {problem && (
        <span id={problemId} css={{ color: color.error, fontWeight: 600 }}>
          {problem}
        </span>
      )}
    </>
  );
  if (kind === "choice") {
    return (
      <fieldset css={questionStyle} aria-describedby={describedBy} inert={isLocked} {...data} data-choice="">
        <legend>{name}</legend>
        {above}
        <div css={[row(space.s1), { marginTop: space.half }]}>
          {question.options?.map((option, index) => (
            <label key={option} css={[choiceStyle, isWrong && { borderColor: color.error }]}>
              {/* The first carries the id, so that a link in the summary of problems leads there. */}
              <input
                type="radio"
                id={index === 0 ? id : undefined}
                name={question.name}
                value={option}
                required={question.required}
              />
              {option}
            </label>
          ))}
        </div>
      </fieldset>
    );
  }
  return (
    <div css={questionStyle} {...data}>
      <label htmlFor={id}>{name}</label>
      {above}
      <Field {...{ id, question, describedBy, isWrong, isLocked }} />
    </div>
  );
}
