import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { stack } from "../styles/layout";
import { color, radius, shadow, space } from "../styles/tokens";
import { Drawing, type DrawingData } from "./Drawing";

/** Look of a card, shared with elements that are not list items. */
export const cardStyle = css`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: ${space.s1};
  height: 100%;
  padding: ${space.s3};
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.card};
  color: ${color.text};
  box-shadow: ${shadow};
  & > ul {
    margin-top: ${space.s1};
  }
`;

/** What stands on the lower edge of a card, level in all cards of a row. */
export const cardFoot = css`
  ${stack(space.s2)};
  justify-items: start;
  margin-top: auto;
  padding-top: ${space.s1};
`;

/** A drawing reaches to the edges of the card. */
const drawn = css`
  & > img {
    width: calc(100% + 2 * ${space.s3});
    max-width: none;
    margin: -${space.s3} -${space.s3} ${space.s1};
    border-radius: ${radius.card} ${radius.card} 0 0;
    background: ${color.sky};
  }
`;

const recommendedCard = css`
  border-color: ${color.brand};
  background: ${color.accentSoft};
  box-shadow: inset 0 0 0 1px ${color.brand};
`;

interface Props {
  /** Whether it stands out among its neighbours. */
  recommended?: boolean;
  drawing?: DrawingData | null;
  /** Shown on the lower edge: a button. */
  foot?: ReactNode;
  children: ReactNode;
}

/** White block on the page, an item of a Grid. */
export function Card({ recommended = false, drawing, foot, children }: Props) {
  return (
    <li>
      <div css={[cardStyle, recommended && recommendedCard, drawing && drawn]}>
        {drawing && <Drawing {...drawing} />}
        {children}
        {foot && <div css={cardFoot}>{foot}</div>}
      </div>
    </li>
  );
}
