import { choiceStyle } from "../../styles/fields";
import { row } from "../../styles/layout";
import { color, space } from "../../styles/tokens";
import type { QuestionData } from "./types";

interface Props {
  id: string;
  question: QuestionData;
  isWrong: boolean;
}

/** Answers to choose one from. The first carries the id, so that a link in the summary of problems leads there. */
export function Chips({ id, question: { name, options, required }, isWrong }: Props) {
  return (
    <div css={[row(space.s1), { marginTop: space.half }]}>
      {options?.map((option, index) => (
        <label key={option} css={[choiceStyle, isWrong && { borderColor: color.error }]}>
          <input type="radio" id={index === 0 ? id : undefined} name={name} value={option} required={required} />
          {option}
        </label>
      ))}
    </div>
  );
}
