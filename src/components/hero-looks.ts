import { css } from "@emotion/react";
import { media } from "../styles/media";
import { color, space } from "../styles/tokens";

/** How far a drawing reaches beyond the content column on a wide screen: to 1280 px. */
const BLEED = "5rem";

const stacked = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s3};
`;

const besideGrid = (columns: string, head: string, text: string) => css`
  ${stacked};
  ${media.columns} {
    grid-template: "${head}" auto "${text}" 1fr / ${columns};
    column-gap: clamp(${space.s4}, 5vw, ${space.s6});
    align-items: center;
  }
`;

/** Words at the left; the illustration may extend beyond the content column. */
const beside = besideGrid("minmax(min-content, 9fr) minmax(0, 10fr)", "head art", "text art");

const mirrored = css`
  ${besideGrid("minmax(0, 10fr) minmax(min-content, 9fr)", "art head", "art text")};
  /* A tablet has the heading over both columns, so that no corner stays empty. */
  ${media.columns} {
    ${media.belowWide} {
      grid-template-areas: "head head" "art text";
    }
  }
`;

/** Words first, over two columns, and the drawing under them over the whole width. */
const below = css`
  ${stacked};
  ${media.columns} {
    grid-template: "head text" auto "art art" auto / minmax(0, 8fr) minmax(0, 5fr);
    gap: ${space.s5};
    align-items: end;
    & > :last-child {
      padding-bottom: 0;
    }
  }
`;

/** Words in the middle, between the two circles of a backdrop. */
const between = css`
  ${stacked};
  ${media.wide} {
    justify-content: center;
    justify-items: center;
    grid-template-columns: minmax(0, 34rem);
    align-self: start;
    padding-bottom: 12rem;
    text-align: center;
    & > div > div,
    & ul {
      justify-content: center;
    }
  }
`;

/** Words over the left of a backdrop. */
const backdrop = css`
  ${stacked};
  ${media.wide} {
    align-content: center;
    min-height: inherit;
    & > * {
      max-width: 29rem;
    }
    & h1 {
      font-size: min(4vw, 3.625rem);
    }
  }
`;

/** Layouts of an opening, by the look that its data name. */
export const heroLooks: Readonly<Record<Queries.HeroLook, ReturnType<typeof css>>> = {
  beside,
  mirrored,
  below,
  between,
  backdrop,
  inside: backdrop,
};

/** Looks with the drawing behind the words on a wide screen. */
export const hasBackdrop = (look: Queries.HeroLook): boolean =>
  look === "backdrop" || look === "inside" || look === "between";

/** Place of the drawing in the grid of its look; a backdrop is in no grid. */
export const illustrationPlaces: Readonly<Partial<Record<Queries.HeroLook, ReturnType<typeof css>>>> = {
  beside: css`
    ${media.columns} {
      grid-area: art;
    }
    ${media.wide} {
      margin-right: calc(-1 * min(${BLEED}, (100vw - 70rem) / 2));
    }
  `,
  mirrored: css`
    ${media.columns} {
      grid-area: art;
    }
    ${media.wide} {
      margin-left: calc(-1 * min(${BLEED}, (100vw - 70rem) / 2));
    }
  `,
  below: css`
    ${media.columns} {
      grid-area: art;
    }
  `,
};

/** The words lie on the petrol circle of the drawing, which a narrow screen extends to a whole ground. */
export const insideGround = css`
  ${media.wide} {
    background: ${color.page};
  }
`;
