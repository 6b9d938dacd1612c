import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { columns, headingFont, stack } from "../styles/layout";
import { media } from "../styles/media";
import { color, fontSize, space } from "../styles/tokens";
import { QuoteAuthor } from "./QuoteAuthor";

const halves = css`
  ${columns("7fr 5fr", `${space.s5} clamp(${space.s4}, 5vw, ${space.s8})`)};
  align-items: start;
`;

/** The picture at the left, for a page with more than one. */
const mirroredColumns = css`
  ${media.columns} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
    & > aside {
      order: -1;
      justify-items: end;
    }
  }
`;

/** A phone shows it before the words; beside a long text it begins at the top. */
const pictureAlone = css`
  ${media.belowColumns} {
    & > aside {
      order: -1;
    }
  }
  ${media.desktop} {
    align-items: center;
    & > aside {
      align-self: start;
    }
  }
`;

const aside = css`
  ${stack(space.s5)};
  ${media.columns} {
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
  quote?: { author: string; quote: string; note: string | null } | null;
  /** Shown first: a map or a drawing. */
  picture?: ReactNode;
  /** On a wide screen the text stands at the right. */
  mirrored?: boolean;
  children: ReactNode;
}

/** Heading and text with a picture beside it, and a quote. */
export function TextWithAside({ quote, picture, mirrored, children }: Props) {
  return (
    <div css={[halves, !quote && pictureAlone, mirrored && mirroredColumns]}>
      <div css={stack(space.s3)}>{children}</div>
      <aside css={aside}>
        {picture}
        {quote && (
          <figure css={sideQuote}>
            <blockquote>“{quote.quote}”</blockquote>
            <QuoteAuthor author={quote.author} note={quote.note} />
          </figure>
        )}
      </aside>
    </div>
  );
}
