import { css, type SerializedStyles } from "@emotion/react";
import type { ReactNode } from "react";
import { row, stack } from "../styles/layout";
import { media } from "../styles/media";
import { color, outline, radius, space } from "../styles/tokens";
import { compact } from "./drawn-items";
import { type DrawingData, Picture } from "./Picture";
import { surface } from "./tones";

/** Look of a card, shared with elements that are not list items. */
export const cardStyle = css`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: ${space.s1};
  height: 100%;
  padding: ${space.s3};
  border: ${outline};
  border-radius: ${radius.card};
  ${surface(color.card)};
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

/** Without a frame: on a phone, which has no room to lose beside words, and where nothing in the card can be pressed. */
const bare = css`
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  & > img {
    width: 100%;
    aspect-ratio: 2;
    margin: 0 0 ${space.s1};
    border: 0;
    border-radius: ${radius.card};
  }
`;

/** A drawing reaches to the edges of the card. */
const drawn = css`
  & > img {
    width: calc(100% + 2 * ${space.s3});
    max-width: none;
    margin: -${space.s3} -${space.s3} ${space.s1};
    aspect-ratio: 64 / 33;
    border-bottom: ${outline};
    border-radius: 10px 10px 0 0;
    background: ${color.sky};
    object-fit: cover;
  }
  /* Over a whole row (Grid) it stands beside the words, and points under both. */
  @container (min-width: 40rem) {
    display: grid;
    grid-template: auto auto 1fr / 18rem minmax(0, 1fr);
    column-gap: ${space.s3};
    & > img {
      grid-row: span 3;
      width: 100%;
      margin: 0;
      border: 0;
      border-radius: ${radius.small};
    }
    &:has(> :nth-child(5)) > img {
      grid-row: span 4;
    }
    & > :not(img) {
      grid-column: 2;
    }
    & > div:has(> details) {
      display: contents;
    }
    & details {
      grid-column: 1 / -1;
      padding-top: ${space.s1};
    }
    & > div:has(> details) + div {
      ${row(space.s3)};
      grid-column: 1 / -1;
      justify-content: space-between;
    }
  }
  &:not(:has(a, summary)) {
    ${bare}
  }
  ${media.belowTablet} {
    ${bare}
  }
`;

const looks: Record<Queries.Highlight, SerializedStyles | null> = {
  none: null,
  recommended: css`
    background: ${color.lens};
  `,
  /** No offer of its own: a column beside the card that it belongs to. */
  surcharge: css`
    padding: ${space.s3} 0 0;
    border-width: 2px 0 0;
    border-radius: 0;
    background: none;
    color: inherit;
  `,
};

interface Props {
  look?: Queries.Highlight;
  drawing?: DrawingData | null;
  /** Whether it is one of many: a phone has its drawing beside the title. */
  isCompact?: boolean;
  /** Shown on the lower edge: a button. */
  foot?: ReactNode;
  children: ReactNode;
}

/** Item of a Grid: a white block on the page, unless its look says otherwise. */
export function Card({ look = "none", drawing, isCompact, foot, children }: Props) {
  return (
    <li css={{ containerType: "inline-size" }}>
      <div css={[cardStyle, looks[look], drawing && [drawn, isCompact && compact]]}>
        {drawing && <Picture {...drawing} />}
        {children}
        {foot && <div css={cardFoot}>{foot}</div>}
      </div>
    </li>
  );
}
