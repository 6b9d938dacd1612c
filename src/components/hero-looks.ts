import { css } from "@emotion/react";
import { stack, toTheEdge } from "../styles/layout";
import { media } from "../styles/media";
import { space, veil } from "../styles/tokens";

/** Heading, words, illustration and, on a strip, claims below each other on a phone, else in named areas. */
const inAreas = (template: string) => css`
  ${stack("0")};
  grid-template-areas: "head" "text" "." "." "art" "note" "claims";
  ${media.folded} {
    & > :last-child:has(> ul) {
      display: contents;
      view-timeline: unset;
      & > div {
        view-timeline: --opening;
      }
      & > ul {
        grid-area: claims;
        margin: min(var(--under), ${space.s3}) calc(-1 * ${space.gutter}) calc(-1 * var(--under));
        padding: ${space.s1} ${space.gutter} ${space.s2};
        background: ${veil};
      }
      & > ul ~ * {
        grid-area: note;
      }
    }
  }
  ${media.columns} {
    grid-template: ${template};
    gap: ${space.s3} clamp(${space.s4}, 5vw, ${space.s6});
    align-items: center;
    & > [data-stands] + * {
      padding-bottom: clamp(${space.s3}, 5vw, 4.5rem);
    }
  }
`;

/** Words over the left of a backdrop. */
const onBackdrop = css`
  ${stack("0")};
  ${media.columns} {
    gap: ${space.s3};
    padding-block: ${space.s3} 4.5rem;
  }
  ${media.wide} {
    align-content: center;
    min-height: inherit;
    padding-block: 0;
    & > * {
      max-width: 29rem;
    }
    & h1 {
      margin-right: -1.5rem;
      font-size: min(4.03vw, 3.625rem);
    }
    /* Beside the drawing, which grows with the screen. */
    & ul {
      max-width: 34vw;
    }
  }
`;

/** Layouts of an opening, by the look that its data name. */
export const heroLooks: Readonly<Record<Queries.HeroLook, ReturnType<typeof css>>> = {
  /** Words at the left; a tablet has the heading over both columns where buttons are left beside the drawing. */
  beside: css`
    ${inAreas('"head art" auto "text art" auto / minmax(min-content, 9fr) minmax(0, 10fr)')};
    ${media.upright} {
      &:has(> :last-child :is(a, button)) {
        grid-template: "head head" auto "text art" 1fr / minmax(0, 5fr) minmax(0, 7fr);
      }
      /* The edge cuts a drawing that stands on the lower edge. */
      & > [data-stands] > img {
        width: calc(100% + ${space.s3} + ${space.gutter});
        max-width: none;
      }
    }
    /* The edge of a wide screen cuts a drawing that stands on the lower edge. */
    ${media.wide} {
      & > [data-stands] > img {
        ${toTheEdge};
      }
    }
  `,
  mirrored: css`
    ${inAreas('"art head" auto "art text" auto / minmax(0, 10fr) minmax(min-content, 9fr)')};
    /* A tablet has it as the other openings: words and buttons at the left, the heading over both columns. */
    ${media.tablets} {
      grid-template: "head head" auto "text art" 1fr / minmax(0, 5fr) minmax(0, 6fr);
    }
  `,
  /** Heading and, beside it on a wide screen, introduction and buttons; the drawing below over the whole width. */
  below: css`
    ${inAreas('"head text" auto "art art" auto / minmax(0, 7fr) minmax(0, 6fr)')};
    ${media.columns} {
      gap: ${space.s5};
      & > :first-of-type {
        align-self: start;
      }
      & > :last-child {
        padding-bottom: 0;
      }
      /* A good part of it is in the first screen. */
      & img {
        max-height: max(22rem, 52vh);
      }
    }
    ${media.upright} {
      grid-template: "head" auto "text" auto "art" auto / minmax(0, 1fr);
      row-gap: ${space.s2};
    }
  `,
  /** Words in the middle, between the two circles of a backdrop, or above them. */
  between: css`
    ${stack("0")};
    ${media.columns} {
      gap: ${space.s3};
      justify-content: center;
      justify-items: center;
      grid-template-columns: minmax(0, 34rem);
      padding-bottom: ${space.s4};
      text-align: center;
      & > div > div {
        justify-content: center;
      }
    }
    ${media.wide} {
      padding-bottom: 12rem;
    }
  `,
  /** A tablet has the words above the drawing. */
  backdrop: css`
    ${onBackdrop};
    ${media.wide} {
      & > * {
        max-width: 32rem;
      }
    }
    ${media.upright} {
      gap: 0;
      padding-block: 0 ${space.s4};
    }
  `,
  /** A tablet has heading and introduction over the other words and the drawing. */
  inside: css`
    ${onBackdrop};
    ${media.tablets} {
      & h1 {
        margin-right: -100%;
      }
      & h1 + p {
        margin-right: -50%;
      }
    }
  `,
};

/** Looks with the drawing behind the words on a wide screen. */
export const isBehindWords = (look: Queries.HeroLook): boolean =>
  look === "backdrop" || look === "inside" || look === "between";
