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

/** Circles of steps have one size and one middle: only their distance tells. A phone has them above mark and title. */
export const step = css`
  & > img {
    aspect-ratio: 64 / 33;
    object-fit: contain;
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

/** A tablet has three steps in rows, each drawing beside its words: three columns are narrower than 25 characters. */
export const stepRow = css`
  ${media.pairs} {
    grid-row: auto;
    grid-template: auto 1fr / 17rem minmax(0, 1fr);
    column-gap: ${space.s4};
    & > img {
      grid-row: span 2;
      margin: 0;
    }
  }
`;

/** A phone has the middle of each drawing beside its title, where more than three below each other would look alike. */
export const compact = css`
  ${media.belowTablet} {
    display: grid;
    grid-template-columns: min(7rem, 36%) minmax(0, 1fr);
    gap: ${space.s1} ${space.s2};
    align-items: center;
    & > img {
      aspect-ratio: 4 / 3;
      margin: 0;
    }
    & > div:has(h3) {
      display: contents;
    }
    & :is(p, div:not(:has(h3))) {
      grid-column: 1 / -1;
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
