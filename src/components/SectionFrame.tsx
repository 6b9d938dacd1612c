import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { container } from "../styles/layout";
import { media } from "../styles/media";
import { color, fontSize, space, width } from "../styles/tokens";

const frame = css`
  padding-block: ${space.section};
  position: relative;
  overflow: clip;
`;

const tones: Readonly<Record<Queries.Tone, ReturnType<typeof css>>> = {
  sand: css`
    background: ${color.page};
    & + .tone-sand {
      padding-top: 0;
    }
  `,
  paper: css`
    background: ${color.card};
    & + .tone-paper {
      padding-top: 0;
    }
  `,
  mist: css`
    background: ${color.quiet};
    & + .tone-mist {
      padding-top: 0;
    }
  `,
  petrol: css`
    background: ${color.brand};
    color: ${color.card};
    & a:not([class]) {
      color: inherit;
    }
  `,
};

const head = css`
  max-width: ${width.prose};
  margin-bottom: ${space.s5};
  & > p {
    margin-top: ${space.s2};
    font-size: ${fontSize.lead};
    line-height: 1.5;
  }
`;

/** Heading in a column of its own on a wide screen, so that narrow content leaves no empty half beside it. */
const columns = css`
  ${media.wide} {
    display: grid;
    grid-template-columns: minmax(0, 5fr) minmax(0, 8fr);
    column-gap: ${space.s6};
    align-items: start;
  }
`;

interface Props {
  tone: Queries.Tone;
  anchor: string | null;
  title?: string | null;
  intro?: string | null;
  /** Puts the heading beside the content on a wide screen: for running text and other narrow content. */
  split?: boolean;
  children?: ReactNode;
}

/** Full-width block with its background, its anchor and, where given, heading and introduction. */
export function SectionFrame({ tone, anchor, title, intro, split = false, children }: Props) {
  return (
    <section css={[frame, tones[tone]]} className={`tone-${tone}`} id={anchor ?? undefined}>
      <div css={[container, split && title && columns]} data-reveal-children={0}>
        {title && (
          <div css={head}>
            <h2>{title}</h2>
            {intro && <p>{intro}</p>}
          </div>
        )}
        {split ? <div data-reveal-children={0}>{children}</div> : children}
      </div>
    </section>
  );
}
