import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { container, leadText } from "../styles/layout";
import { media } from "../styles/media";
import { color, fontSize, space } from "../styles/tokens";
import { personName } from "./ContactPerson";
import { type DrawingData, Picture } from "./Picture";
import { useSiteTexts } from "./site-texts";
import { toneStyle } from "./tones";

const band = { position: "relative", isolation: "isolate", overflow: "clip" } as const;

/** The contact person stands on the lower edge, beside the words or, on a narrower screen, under them beside her name. */
const parts = css`
  ${container};
  display: grid;
  grid-template: "words" auto "name" auto "art" auto / minmax(0, 1fr);
  column-gap: ${space.s4};
  padding-top: ${space.sectionQuiet};
  & img {
    grid-area: art;
    align-self: end;
    width: 100%;
    max-width: none;
    margin-bottom: -10%;
  }
  /* The edge of a tablet cuts it. */
  ${media.pairs} {
    grid-template: "words art" auto "name art" 1fr / minmax(0, 1fr) 19rem;
    & img {
      width: calc(100% + 4rem + ${space.gutter});
    }
  }
  ${media.desktop} {
    grid-template: "words art" auto "name art" 1fr / minmax(0, 1fr) min(35rem, 46vw);
    padding-top: 0;
    & img {
      width: 100%;
      margin: clamp(4rem, 22.9vw - 12rem, 8rem) 0 -10%;
    }
  }
`;

const words = css`
  grid-area: words;
  view-timeline: --closing;
  ${media.desktop} {
    padding-top: ${space.section};
  }
  & h2 {
    font-size: ${fontSize.display};
  }
  & > p {
    max-width: 34rem;
    margin-top: ${space.s2};
    ${leadText};
  }
`;

const nameStyle = css`
  ${personName};
  grid-area: name;
  padding-block: ${space.s3} ${space.s2};
  ${media.tablet} {
    align-self: center;
  }
  ${media.desktop} {
    align-self: start;
    padding-block: ${space.s4} ${space.sectionQuiet};
    font-size: ${fontSize.body};
  }
`;

/** The end of the thread (styles/thread.ts): both lines meet at the lens in the drawing of the contact person, at the right. */
const knot = css`
  display: none;
  ${media.thread} {
    display: block;
    position: absolute;
    z-index: -1;
    top: 0;
    left: 50%;
    width: 1400px;
    max-width: none;
    /* The tip of the lens is this far above the lower edge: the drawing is 560 px wide on these screens. */
    height: calc(100% - 317px);
    translate: -50%;
    fill: none;
    stroke-width: 5;
    stroke-linecap: round;
  }
  ${media.forcedColors} {
    display: none;
  }
  & > path {
    stroke: ${color.sky};
    vector-effect: non-scaling-stroke;
  }
  & > path + path {
    stroke: ${color.motif};
  }
`;

interface Props {
  anchor?: string | null;
  title: string;
  text: string | null;
  /** The contact person in another pose: circles and lens as in the usual drawing, where the thread ends. */
  drawing?: DrawingData | null;
  children: ReactNode;
}

/** Petrol band at the end of a page: a heading, a sentence, the buttons, and who answers the phone. */
export function ClosingBlock({ anchor, title, text, drawing, children }: Props) {
  const { contactPerson } = useSiteTexts();
  return (
    <section css={[band, toneStyle("petrol")]} id={anchor ?? undefined} data-no-print="">
      {contactPerson && (
        <svg viewBox="0 0 1400 188" preserveAspectRatio="none" aria-hidden="true" focusable="false" css={knot}>
          <path d="M46 0c0 34 24 30 134 28 300-5 800-40 800 160" />
          <path d="M1354 0c0 34-24 30-94 34-150 8-280 20-280 154" />
        </svg>
      )}
      <div css={parts} data-reveal-children={0}>
        <div css={words}>
          <h2>{title}</h2>
          {text && <p>{text}</p>}
          {children}
        </div>
        {contactPerson && (
          <>
            <Picture {...(drawing ?? contactPerson.drawing)} />
            <div css={nameStyle}>
              <b>{contactPerson.name}</b> {contactPerson.text}
            </div>
          </>
        )}
      </div>
    </section>
  );
}
