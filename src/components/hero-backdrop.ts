import { css } from "@emotion/react";
import { media } from "../styles/media";
import { color, space } from "../styles/tokens";

/** Opening with a backdrop, which keeps its scale, so that its people stay beside the words. */
export const tall = css`
  /* Phones and tablets have the drawing for phones on the lower edge, under the words or beside them. */
  display: grid;
  align-items: center;
  padding-block: ${space.s2} 0;
  & > picture {
    order: 1;
    align-self: end;
  }
  ${media.belowColumns} {
    main > &:not(nav + &) {
      padding-top: ${space.s3};
    }
    /* The upper part of this drawing is ground alone. */
    &[data-look="inside"] > picture {
      z-index: -1;
      margin-top: -4.5rem;
    }
  }
  ${media.columns} {
    &[data-look="inside"] {
      grid-template-columns: minmax(0, 1fr) 54%;
      /* Under the words, as its ground reaches further than its people. */
      & > picture {
        ${media.belowWide} {
          z-index: -1;
          margin-left: -4rem;
        }
      }
    }
  }
  ${media.desktop} {
    &[data-look="backdrop"] {
      grid-template-columns: minmax(0, 1fr) 50%;
    }
  }
  ${media.wide} {
    display: block;
    min-height: min(44vw, 40rem);
    padding-block: ${space.s5};
    /* The words lie on the petrol circle of the drawing, which a narrow screen extends to a whole ground. */
    &[data-look="inside"] {
      background: ${color.page};
    }
    &[data-look="backdrop"] {
      min-height: min(36vw, 32rem);
    }
  }
`;
