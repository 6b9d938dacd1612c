import { css } from "@emotion/react";
import { media } from "../../styles/media";
import { color, fontSize, radius, space, target } from "../../styles/tokens";
import type { QuestionData } from "./types";

const chips = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s1};
  margin-top: ${space.half};
  & label {
    display: inline-flex;
    align-items: center;
    min-height: ${target};
    padding: ${space.half} ${space.s2};
    border: 2px solid ${color.control};
    border-radius: ${radius.pill};
    background: ${color.card};
    font-weight: 500;
    font-size: ${fontSize.small};
    cursor: pointer;
  }
  & label:has(:checked) {
    border-color: ${color.brand};
    background: ${color.brand};
    color: ${color.card};
  }
  & input {
    flex: none;
    margin: 0 ${space.s1} 0 0;
    accent-color: ${color.motif};
  }
  ${media.forcedColors} {
    & label:has(:checked) {
      border-width: 4px;
    }
  }
`;

const wrong = css`
  & label {
    border-color: ${color.error};
  }
`;

interface Props {
  id: string;
  question: QuestionData;
  isWrong: boolean;
}

/** Answers to choose one from. The first carries the id, so that a link in the summary of problems leads there. */
export function Chips({ id, question: { name, options, required }, isWrong }: Props) {
  return (
    <div css={[chips, isWrong && wrong]}>
      {options?.map((option, index) => (
        <label key={option}>
          <input
            type="radio"
            id={index === 0 ? id : undefined}
            name={name}
            value={option}
            required={required}
            aria-invalid={isWrong || undefined}
          />
          {option}
        </label>
      ))}
    </div>
  );
}
