import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { media } from "../styles/media";
import { color, fontSize, space, width } from "../styles/tokens";
import { SectionFrame } from "./SectionFrame";

const text = css`
  position: relative;
  max-width: ${width.prose};
  & > p {
    margin-top: ${space.s2};
    font-size: ${fontSize.lead};
    line-height: 1.5;
  }
`;

/** The two shapes of the motif, large and quiet in the corner. */
const shapes = css`
  position: absolute;
  right: -4rem;
  bottom: -8rem;
  width: 16rem;
  height: 16rem;
  border-radius: 50%;
  background: ${color.brandDeep};
  &::after {
    content: "";
    position: absolute;
    inset: 0;
    border-radius: inherit;
    background: ${color.motif};
    opacity: 0.16;
    transform: translateX(-45%);
  }
  ${media.belowDesktop} {
    display: none;
  }
`;

interface Props {
  tone: Queries.Tone;
  anchor?: string | null;
  title: string;
  text: string | null;
  children: ReactNode;
}

/** Block at the end of a page: a heading, a sentence, the buttons. */
export function ClosingBlock({ tone, anchor = null, title, text: sentence, children }: Props) {
  return (
    <SectionFrame tone={tone} anchor={anchor}>
      {tone === "petrol" && <div css={shapes} aria-hidden="true" />}
      <div css={text}>
        <h2>{title}</h2>
        {sentence && <p>{sentence}</p>}
        {children}
      </div>
    </SectionFrame>
  );
}
