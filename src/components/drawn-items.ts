import { css } from "@emotion/react";
import { media } from "../styles/media";
import { color, fontSize, radius, space } from "../styles/tokens";

/** Drawings as wide as their column, on one line. */
export const drawn = css`
  padding-top: 0;
  border-top: 0;
  & > img {
    align-self: end;
    width: 100%;
    margin-bottom: ${space.s2};
  }
`;

/** Circles of steps are of one size, so that only their distance tells; a phone has them above mark and title. */
export const step = css`
  & > img {
    aspect-ratio: 64 / 33;
    object-fit: contain;
    object-position: left;
  }
  ${media.belowTablet} {
    grid-template-columns: 1.25rem minmax(0, 1fr);
    column-gap: 0.75rem;
    align-items: baseline;
    & > img {
      grid-column: 1 / -1;
      width: min(20rem, 100%);
    }
  }
`;

/** A phone has the middle of each drawing beside its words, where more than three below each other would look alike. */
export const compact = css`
  ${media.belowTablet} {
    display: grid;
    grid-template: auto 1fr / min(7.5rem, 36%) minmax(0, 1fr);
    column-gap: ${space.s2};
    & > img {
      grid-row: span 3;
      align-self: start;
      aspect-ratio: 4 / 3;
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
