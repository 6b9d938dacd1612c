import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { container } from "../styles/layout";
import { media } from "../styles/media";
import { color, fontSize, space } from "../styles/tokens";
import { ContactPerson } from "./ContactPerson";
import { SectionFrame } from "./SectionFrame";

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
  ${media.desktop} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
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
  tone: Queries.Tone;
  anchor?: string | null;
  title: string;
  text: string | null;
  children: ReactNode;
}

/** Block at the end of a page: a heading, a sentence, the buttons; on petrol with who answers the phone. */
export function ClosingBlock({ tone, anchor = null, title, text, children }: Props) {
  const content = (
    <>
      <h2>{title}</h2>
      {text && <p>{text}</p>}
      {children}
    </>
  );
  if (tone !== "petrol") {
    return (
      <SectionFrame tone={tone} anchor={anchor}>
        <div css={words}>{content}</div>
      </SectionFrame>
    );
  }
  return (
    <section css={band} id={anchor ?? undefined} data-screen="">
      <div css={columns} data-reveal-children={0}>
        <div css={[words, inBand]}>{content}</div>
        <ContactPerson />
      </div>
    </section>
  );
}
