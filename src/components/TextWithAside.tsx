import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { headingFont, stack } from "../styles/layout";
import { media } from "../styles/media";
import { color, fontSize, space } from "../styles/tokens";
import { QuoteAuthor } from "./QuoteAuthor";

const GAP = `${space.s3} clamp(${space.s4}, 5vw, ${space.s8})`;

/** A phone shows the picture first, a tablet the heading beside it and the text under both, a wide screen all beside it. */
const partsOf = (mirrored: boolean) => {
  const beside = (area: string) => (mirrored ? `"art ${area}"` : `"${area} art"`);
  const shares = mirrored ? "minmax(0, 5fr) minmax(0, 7fr)" : "minmax(0, 7fr) minmax(0, 5fr)";
  return css`
    ${stack(GAP)};
    grid-template-areas: "art" "head" "text";
    ${media.columns} {
      grid-template: ${beside("head")} auto "text text" auto / ${shares};
      align-items: center;
    }
    ${media.wide} {
      grid-template: ${beside("head")} auto ${beside("text")} 1fr / ${shares};
      & > div {
        align-self: start;
      }
    }
  `;
};

/** What is quoted stands under the picture, beside all of the text, and on a phone after it. */
const withQuote = css`
  ${stack(GAP)};
  grid-template-areas: "head" "text" "art";
  ${media.columns} {
    grid-template: "head art" auto "text art" 1fr / minmax(0, 7fr) minmax(0, 5fr);
  }
`;

const sticky = css`
  ${media.columns} {
    align-self: start;
    position: sticky;
    top: calc(var(--header-height) + ${space.s3});
  }
`;

const sideQuote = css`
  padding-top: ${space.s2};
  border-top: 3px solid ${color.motif};
  & blockquote {
    ${headingFont(fontSize.h3)};
    line-height: 1.35;
  }
`;

interface Props {
  /** Heading, and what a tablet has beside the picture. */
  head: ReactNode;
  /** Shown first: a map or a drawing. */
  picture: ReactNode;
  quote?: { author: string; quote: string; note: string | null } | null;
  /** Whether the picture is at the left, for a page with more than one. */
  mirrored?: boolean;
  children: ReactNode;
}

/** Heading and text with a picture beside it, and a quote. */
export function TextWithAside({ head, picture, quote, mirrored = false, children }: Props) {
  return (
    <div css={quote ? withQuote : partsOf(mirrored)}>
      <div css={[stack(space.s2), { gridArea: "head" }]}>{head}</div>
      <aside css={[stack(space.s5), { gridArea: "art", justifyItems: mirrored ? "end" : undefined }, quote && sticky]}>
        {picture}
        {quote && (
          <figure css={sideQuote}>
            <blockquote>“{quote.quote}”</blockquote>
            <QuoteAuthor author={quote.author} note={quote.note} />
          </figure>
        )}
      </aside>
      <div css={[stack(space.s3), { gridArea: "text" }]}>{children}</div>
    </div>
  );
}
