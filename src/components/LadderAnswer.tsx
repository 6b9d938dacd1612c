import { css, keyframes } from "@emotion/react";
import type { ReactNode } from "react";
import { media } from "../styles/media";
import { color, fontSize, space } from "../styles/tokens";
import { Drawing } from "./Drawing";

const appear = keyframes`
  from {
    opacity: 0;
  }
`;

const style = css`
  display: grid;
  gap: ${space.s3} ${space.s6};
  padding: ${space.s3};
  background: ${color.sky};
  & + & {
    margin-top: ${space.s1};
  }
  & img {
    width: 100%;
    max-width: min(26rem, 56vw);
    margin-inline: auto;
  }
  & h3 {
    font-size: ${fontSize.h3};
  }
  & dl {
    display: grid;
    gap: ${space.s2};
    margin-block: ${space.s2} ${space.s3};
  }
  & dt {
    font-weight: 600;
  }
  ${media.motion} {
    animation: ${appear} 300ms;
  }
  ${media.belowTablet} {
    margin-inline: calc(-1 * ${space.gutter});
  }
  ${media.columns} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    align-items: center;
    padding: ${space.s4} ${space.s5};
  }
`;

interface Props {
  /** Index of the step. */
  index: number;
  step: Queries.ConflictLadderSectionFragment["ladder"]["steps"][number];
  costLabel: string;
  helpLabel: string;
  children: ReactNode;
}

/** What waiting costs and what mediation does on one step of a conflict. */
export function LadderAnswer({ index, step, costLabel, helpLabel, children }: Props) {
  const { title, cost, help, drawing } = step;
  return (
    <div css={style} data-answer={index}>
      <Drawing {...drawing} />
      <div>
        <h3>{title}</h3>
        <dl>
          <div>
            <dt>{costLabel}</dt>
            <dd>{cost}</dd>
          </div>
          <div>
            <dt>{helpLabel}</dt>
            <dd>{help}</dd>
          </div>
        </dl>
        {children}
      </div>
    </div>
  );
}
