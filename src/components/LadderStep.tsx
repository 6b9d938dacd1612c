import { css } from "@emotion/react";
import { media } from "../styles/media";
import { color, outline, space } from "../styles/tokens";
import { MotifPair } from "./MotifPair";

/** Distance of the two shapes on each step, in units of which a shape's radius is 26. */
const DRIFT = [24, 36, 52, 74, 104];

/** Height of a step, and the riser on its left down to the step before it. */
const step = css`
  ${media.columns} {
    position: relative;
    height: calc(var(--step-base) + var(--step) * var(--step-rise));
    padding: ${space.s2};
    border-block: ${outline};
    background: ${color.cream};
    &::before {
      content: "";
      position: absolute;
      left: 0;
      top: -2px;
      height: calc(var(--step-rise) + 2px);
      border-left: ${outline};
    }
  }
`;

interface Props {
  title: string;
  text: string;
  /** Place on the ladder, from 0. */
  index: number;
}

/** Step of the conflict ladder, with the two shapes of the motif as far apart as people are by then. */
export function LadderStep({ title, text, index }: Props) {
  return (
    <li>
      <MotifPair distance={DRIFT[index] ?? 0} />
      <div css={step} style={{ "--step": index }}>
        <h3>{title}</h3>
        <p>{text}</p>
      </div>
    </li>
  );
}
