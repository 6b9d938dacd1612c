import { css } from "@emotion/react";
import { media } from "../styles/media";
import { color, space } from "../styles/tokens";

/** Words in the petrol circle of a drawing over the whole opening. */
const inside = css`
  /* The upper part of the drawing for phones is ground alone. */
  ${media.belowColumns} {
    & > picture {
      z-index: -1;
      margin-top: -4.5rem;
    }
  }
  ${media.columns} {
    grid-template-columns: minmax(0, 1fr) 54%;
  }
  /* Under the words, as its ground reaches further than its people. */
  ${media.tablets} {
    & > picture {
      z-index: -1;
      margin-left: -4rem;
    }
  }
  /* A wide screen has the words on the petrol circle of the drawing; a narrower one on the tone of the opening. */
  ${media.wide} {
    background: linear-gradient(90deg, ${color.brand} 50%, ${color.page} 0);
  }
`;

const backdrop = css`
  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) 50%;
  }
  ${media.wide} {
    min-height: min(36vw, 32rem);
  }
`;

const looks: Partial<Record<Queries.HeroLook, ReturnType<typeof css>>> = { inside, backdrop };

/** Opening with a backdrop, which keeps its scale, so that its people stay beside the words. */
export const withBackdrop = (look: Queries.HeroLook) => css`
  /* Phones and tablets have the drawing for phones on the lower edge, under the words or beside them. */
  display: grid;
  align-items: center;
  padding-block: ${space.s3} 0;
  nav + div > & {
    padding-top: clamp(${space.s1}, 10vw - 4rem, ${space.s5});
  }
  & > picture {
    order: 1;
    align-self: end;
  }
  ${media.wide} {
    display: block;
    min-height: min(44vw, 40rem);
    padding-block: ${space.s5};
  }
  ${looks[look]}
`;
