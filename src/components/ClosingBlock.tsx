import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { columns, container } from "../styles/layout";
import { media } from "../styles/media";
import { color, fontSize, space } from "../styles/tokens";
import { ContactPerson } from "./ContactPerson";
import { tones } from "./tones";

const band = css`
  position: relative;
  overflow: clip;
`;

const halves = css`
  ${container};
  ${columns("1fr fit-content(max(20rem, 36vw))", `0 ${space.s4}`)};
  align-items: start;
  /* The thread ends at the tip of the lens in the drawing. */
  ${media.thread} {
    & > figure {
      padding-top: 165px;
    }
  }
`;

const words = css`
  align-self: center;
  padding-block: ${space.sectionQuiet};
  ${media.desktop} {
    padding-block: ${space.section};
  }
  & h2 {
    font-size: ${fontSize.display};
  }
  & > p {
    max-width: 34rem;
    margin-top: ${space.s2};
    font-size: ${fontSize.lead};
    line-height: 1.5;
  }
`;

/** The end of {@link ./Thread}: both lines meet at the lens in the drawing of the contact person, at the right. */
const knot = css`
  display: none;
  ${media.thread} {
    display: block;
    position: absolute;
    top: 0;
    left: 50%;
    width: 1400px;
    max-width: none;
    height: 188px;
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
  }
  & > path + path {
    stroke: ${color.motif};
  }
`;

interface Props {
  anchor?: string | null;
  title: string;
  text: string | null;
  children: ReactNode;
}

/** Petrol band at the end of a page: a heading, a sentence, the buttons, and who answers the phone. */
export function ClosingBlock({ anchor, title, text, children }: Props) {
  return (
    <section css={[band, tones.petrol]} id={anchor ?? undefined} data-screen="">
      <svg viewBox="0 0 1400 188" aria-hidden="true" focusable="false" css={knot}>
        <path d="M30 0c0 70 60 64 180 62 300-4 810-40 810 126" />
        <path d="M1370 0c0 64-40 62-110 66-130 8-240 20-240 122" />
      </svg>
      <div css={halves} data-reveal-children={0}>
        <div css={words}>
          <h2>{title}</h2>
          {text && <p>{text}</p>}
          {children}
        </div>
        <ContactPerson />
      </div>
    </section>
  );
}
