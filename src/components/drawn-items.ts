import { css } from "@emotion/react";
import { media } from "../styles/media";
import { color, fontSize, radius, space } from "../styles/tokens";

/** Drawings as wide as their column, on one line; circles grow as they come nearer to each other. */
export const drawn = css`
  padding-top: 0;
  border-top: 0;
  & > img {
    align-self: end;
    width: 100%;
    margin-bottom: ${space.s2};
  }
`;

/** A phone has the drawings of steps above mark and title, in one size. */
export const step = css`
  ${media.belowTablet} {
    grid-template-columns: 1.25rem minmax(0, 1fr);
    column-gap: 0.75rem;
    align-items: baseline;
    & > img {
      grid-column: 1 / -1;
      width: min(15rem, 100%);
      aspect-ratio: 64 / 33;
      object-fit: contain;
      justify-self: center;
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
    /* For the last of an odd number in two columns, which is as wide as both. */
    max-height: 17rem;
  }
  ${media.belowTablet} {
    display: block;
    & > img {
      aspect-ratio: 2;
    }
    & h3 {
      font-size: ${fontSize.lead};
    }
  }
`;
