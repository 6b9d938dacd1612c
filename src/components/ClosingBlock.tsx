import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { container } from "../styles/layout";
import { media } from "../styles/media";
import { color, fontSize, space } from "../styles/tokens";
import { ContactPerson } from "./ContactPerson";

const band = css`
  background: ${color.brand};
  color: ${color.card};
  overflow: clip;
  /* One accent: apricot with ink, as the darker apricot is hardly seen on petrol. */
  --button: ${color.motif};
  --button-hover: ${color.figure};
  --button-text: ${color.text};
`;

const columns = css`
  ${container};
  ${media.columns} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) fit-content(max(22rem, 37vw));
    gap: ${space.s4};
    align-items: end;
  }
`;

const words = css`
  & h2 {
    font-size: clamp(2rem, 1.6rem + 1.8vw, 3.25rem);
  }
  & > p {
    max-width: 36rem;
    margin-top: ${space.s2};
    font-size: ${fontSize.lead};
    line-height: 1.5;
  }
`;

const inBand = css`
  padding-block: ${space.sectionLoud};
  ${media.belowDesktop} {
    padding-bottom: ${space.s5};
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
    <section css={band} id={anchor ?? undefined} data-screen="">
      <div css={columns} data-reveal-children={0}>
        <div css={[words, inBand]}>
          <h2>{title}</h2>
          {text && <p>{text}</p>}
          {children}
        </div>
        <ContactPerson />
      </div>
    </section>
  );
}
