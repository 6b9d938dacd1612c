import { css } from "@emotion/react";
import type { ComponentProps, ReactNode } from "react";
import { container } from "../../styles/layout";
import { media } from "../../styles/media";
import { fontSize, radius, space, width } from "../../styles/tokens";
import { Drawing, type DrawingData } from "../Drawing";
import { Eyebrow } from "../Eyebrow";
import { ProsePicturesProvider } from "../prose-pictures";

const frame = css`
  ${container};
  display: grid;
  grid-template-columns: minmax(0, ${width.prose});
  gap: ${space.s4};
  justify-content: center;
  padding-block: ${space.s3} ${space.section};
  /* The drawing across the page, the text and its aside under it. */
  ${media.aside} {
    grid-template: "art art" auto "head aside" auto "text aside" 1fr / minmax(0, ${width.prose}) 15rem;
    justify-content: space-between;
  }
`;

/** A heading that fits the column of prose. */
const headStyle = css`
  ${media.aside} {
    grid-area: head;
  }
  & h1 {
    margin-bottom: ${space.s2};
    font-size: clamp(2.125rem, 1.6rem + 1.75vw, 3rem);
  }
`;

const leadStyle = css`
  margin-bottom: ${space.s2};
  font-size: ${fontSize.lead};
  line-height: 1.5;
`;

/** The middle of the drawing on a phone, low, so that the words stay in sight; all of it where there is room. */
const drawingStyle = css`
  width: 100%;
  aspect-ratio: 5 / 2;
  object-fit: cover;
  border-radius: ${radius.card};
  ${media.tablet} {
    aspect-ratio: 28 / 9;
  }
  /* As wide as the page, beside the column of text. */
  ${media.columns} {
    width: calc(100vw - 2 * ${space.gutter});
    max-width: none;
    margin-left: calc((100% - 100vw) / 2 + ${space.gutter});
  }
  ${media.aside} {
    grid-area: art;
    width: 100%;
    margin-left: 0;
  }
`;

interface Props {
  /** Short line above the heading: a category. */
  eyebrow?: string;
  title: string;
  lead?: string | null;
  /** Shown under the introduction: a date. */
  meta: ReactNode;
  drawing?: DrawingData;
  /** Shown beside the text on a wide screen, in the grid area `aside`. */
  aside: ReactNode;
  /** The pictures in the text. */
  pictures: ComponentProps<typeof ProsePicturesProvider>["value"];
  children: ReactNode;
}

/** Page of prose: heading, drawing, and MDX in its {@link ./ProseBody}. */
export function ProsePage({ eyebrow, title, lead, meta, drawing, aside, pictures, children }: Props) {
  return (
    <article css={frame}>
      <header css={headStyle}>
        {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
        <h1>{title}</h1>
        {lead && <p css={leadStyle}>{lead}</p>}
        {meta}
      </header>
      {drawing && <Drawing {...drawing} priority css={drawingStyle} />}
      {aside}
      <ProsePicturesProvider value={pictures}>{children}</ProsePicturesProvider>
    </article>
  );
}
