import { css } from "@emotion/react";
import { media } from "../styles/media";
import { color, fontSize, radius, space } from "../styles/tokens";

/** Circles of one size, which come nearer to each other. A phone has title and mark beside the drawing. */
export const drawn = css`
  padding-top: 0;
  border-top: 0;
  & > img {
    align-self: end;
    width: 100%;
    aspect-ratio: 64 / 33;
    object-fit: contain;
    object-position: 0 100%;
    margin-bottom: ${space.s2};
  }
  ${media.belowTablet} {
    grid-template-columns: 9rem minmax(0, 1fr);
    column-gap: ${space.s2};
    align-items: center;
    & > span {
      align-self: end;
      line-height: 1;
    }
    & > img {
      grid-row: span calc(var(--rows) - 1);
    }
    & > div {
      display: contents;
    }
    & > div > :not(h3) {
      grid-column: 1 / -1;
    }
    & > div > h3 {
      font-size: ${fontSize.body};
    }
    & > span + div > h3 {
      align-self: start;
    }
  }
`;

/** A drawing without a mark has a ground. */
export const framed = css`
  & > img {
    aspect-ratio: 8 / 5;
    border-radius: ${radius.card};
    background: ${color.sky};
    object-fit: cover;
    object-position: center;
    /* For the last of an odd number in two columns, which is as wide as both. */
    max-height: 17rem;
  }
`;
