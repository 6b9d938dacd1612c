import { css } from "@emotion/react";
import { media } from "../../styles/media";
import { space } from "../../styles/tokens";
import { fieldId } from "./names";
import { Question } from "./Question";
import type { FormState, FormTemplate, OwnForm, QuestionData } from "./types";

const grid = css`
  display: grid;
  gap: ${space.s3} ${space.s2};
  & > * {
    min-width: 0;
  }
  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    & > :not([data-half]) {
      grid-column: 1 / -1;
    }
    /* Fields beside each other are level, whatever is above them. */
    & > [data-half] {
      align-content: end;
      & label > span {
        display: block;
      }
    }
  }
`;

interface Props {
  form: Pick<OwnForm, "containerId" | "formTexts">;
  template: FormTemplate;
  state: FormState;
}

/** The questions of a form, with what is wrong with the answers. */
export function Questions({ form: { containerId, formTexts }, template: { questions, oneOf }, state }: Props) {
  const noteOf = ({ name, required }: QuestionData): string | undefined => {
    if (required) return undefined;
    return oneOf?.names.includes(name) ? formTexts.either : formTexts.optional;
  };
  const problems = state.status === "invalid" ? state.problems : [];
  return (
    <div css={grid}>
      {questions.map((question) => (
        <Question
          key={question.name}
          id={fieldId(containerId, question.name)}
          question={question}
          note={noteOf(question)}
          problem={problems.find(({ name }) => name === question.name)?.message}
          isLocked={state.status === "sending"}
        />
      ))}
    </div>
  );
}
