import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { container } from "../styles/layout";
import { color, fontSize, space, width } from "../styles/tokens";

const frame = css`
  padding-block: ${space.section};
  scroll-margin-top: var(--header-height);
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

interface Props {
  tone: Queries.Tone;
  anchor: string | null;
  title?: string | null;
  intro?: string | null;
  children?: ReactNode;
}

/** Full-width block with its background, its anchor and, where given, heading and introduction. */
export function SectionFrame({ tone, anchor, title, intro, children }: Props) {
  return (
    <section css={[frame, tones[tone]]} className={`tone-${tone}`} id={anchor ?? undefined}>
      <div css={container}>
        {title && (
          <div css={head}>
            <h2>{title}</h2>
            {intro && <p>{intro}</p>}
          </div>
        )}
        {children}
      </div>
    </section>
  );
}
