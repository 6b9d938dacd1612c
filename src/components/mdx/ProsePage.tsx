import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { leadText } from "../../styles/layout";
import { media } from "../../styles/media";
import { space, width } from "../../styles/tokens";
import { Eyebrow } from "../Eyebrow";
import { type DrawingData, Picture } from "../Picture";
import { ProsePictures } from "./Figure";
import { ProseContents } from "./ProseContents";

const frame = css`
  display: grid;
  grid-template-columns: minmax(${space.gutter}, 1fr) minmax(0, ${width.prose}) minmax(${space.gutter}, 1fr);
  row-gap: ${space.s4};
  margin-top: clamp(${space.s1}, 10vw - 2rem, ${space.s3});
  padding-bottom: ${space.section};
  :where(&) > * {
    grid-column: 2;
  }
  /* On the edges of the page, with text in lines of some 75 characters. */
  ${media.upright} {
    grid-template-columns: ${space.gutter} 1fr ${space.gutter};
    --prose: 40rem;
  }
  /* The drawing across the page, the contents and the text under it; what the text sets large reaches past it. */
  ${media.aside} {
    --past: clamp(0rem, 100vw - 63.5rem, 10.5rem);
    grid-template:
      "art art art art art art" auto ". aside . head head ." auto ". aside . text . ." 1fr
      / minmax(${space.gutter}, 1fr) 13rem clamp(2rem, 100vw - 61.5rem, 4rem) minmax(0, ${width.prose}) var(--past) minmax(${space.gutter}, 1fr);
    &:not(:has(> img)) {
      grid-template-areas: ". head head head head ." ". aside . text . .";
    }
  }
`;

/** A heading that fits the column of prose. */
const headStyle = css`
  ${media.aside} {
    grid-area: head;
  }
  & h1 {
    margin-bottom: ${space.s2};
    font-size: clamp(1.75rem, 1.1rem + 2.9vw, 3.125rem);
  }
`;

const leadStyle = css`
  max-width: ${width.prose};
  margin-bottom: ${space.s2};
  ${leadText};
`;

/** Over the full width; a phone shows the middle of the drawing. */
const drawingStyle = css`
  /* Covers the start of the line beside the article (styles/thread.ts). */
  z-index: 2;
  grid-column: 1 / -1;
  width: 100%;
  max-height: 25rem;
  aspect-ratio: 5 / 3;
  object-fit: cover;
  object-position: 50% 40%;
  ${media.tablet} {
    aspect-ratio: 28 / 11;
  }
  ${media.aside} {
    grid-row: art;
  }
`;

interface Props {
  page: {
    title: string;
    lead?: string | null;
    shownDrawing?: DrawingData;
    contents: readonly { label: string; link: string }[];
    /** The pictures in the text. */
    pictures: readonly Queries.ProsePictureFieldsFragment[];
  };
  /** Short line above the heading: a category. */
  eyebrow?: string;
  /** Shown under the introduction: a date. */
  meta: ReactNode;
  contentsTitle: string;
  /** Shown under the contents. */
  invitation?: ReactNode;
  children: ReactNode;
}

/** Page of prose: heading, drawing, contents above the text or beside it on a wide screen, and MDX in its {@link ./ProseBody}. */
export function ProsePage({ page, eyebrow, meta, contentsTitle, invitation, children }: Props) {
  const { title, lead, shownDrawing, contents, pictures } = page;
  return (
    <article css={frame}>
      <header css={headStyle}>
        {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
        <h1>{title}</h1>
        {lead && <p css={leadStyle}>{lead}</p>}
        {meta}
      </header>
      {shownDrawing && <Picture {...shownDrawing} priority css={drawingStyle} />}
      <ProseContents title={contentsTitle} links={contents}>
        {invitation}
      </ProseContents>
      <ProsePictures value={pictures}>{children}</ProsePictures>
    </article>
  );
}
