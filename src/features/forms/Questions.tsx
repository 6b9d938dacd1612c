import { css } from "@emotion/react";
import { Icon } from "../../components/Icon";
import { stack } from "../../styles/layout";
import { media } from "../../styles/media";
import { color, space } from "../../styles/tokens";
import { fieldId } from "./names";
import { Question } from "./Question";
import type { FormState, OwnForm, QuestionData } from "./types";

const grid = css`
  display: grid;
  & + details > summary {
    border-block: 1px solid ${color.control};
  }
  details > & {
    padding-block: ${space.s2};
  }
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

/** The questions of a form, with what is wrong with the answers; those that matter less are in a fold below the others. */
export function Questions({ form: { containerId, formTexts, form }, state }: { form: OwnForm; state: FormState }) {
  const { questions, foldLabel, oneOf } = form;
  const noteOf = ({ name, required, folded }: QuestionData): string | undefined => {
    if (required || folded) return undefined;
    return oneOf?.names.includes(name) ? formTexts.either : formTexts.optional;
  };
  const problems = state.status === "invalid" ? state.problems : [];
  const listOf = (some: readonly QuestionData[]) => (
    <div css={grid}>
      {some.map((question) => (
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
  return (
    <div css={stack(space.s3)}>
      {listOf(questions.filter(({ folded }) => !folded))}
      {foldLabel && (
        <details>
          <summary>
            {foldLabel}
            <Icon name="chevron" />
          </summary>
          {listOf(questions.filter(({ folded }) => folded))}
        </details>
      )}
    </div>
  );
}
