import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { container } from "../styles/layout";
import { media } from "../styles/media";
import { color, fontSize, space, width } from "../styles/tokens";
import { type ActionData, Actions } from "./Actions";
import { Fold } from "./Fold";

const frame = css`
  padding-block: ${space.section};
  position: relative;
  overflow: clip;
`;

/** Only mist and petrol are bands; between two sections on the page itself stands a line, which is enough on a phone. */
const plain = css`
  ${media.belowTablet} {
    padding-block: ${space.sectionQuiet};
  }
  & + .tone-plain {
    border-top: 1px solid ${color.line};
  }
`;

/** Room above and below, where a section weighs less or more than others. */
const rooms = {
  quiet: css`
    padding-block: ${space.sectionQuiet};
  `,
  loud: css`
    padding-block: ${space.sectionLoud};
  `,
} as const;

const tones: Readonly<Record<Queries.Tone, ReturnType<typeof css>>> = {
  sand: plain,
  paper: plain,
  mist: css`
    background: ${color.quiet};
  `,
  petrol: css`
    background: ${color.brand};
    color: ${color.card};
    --button: ${color.motif};
    --button-hover: ${color.figure};
    --button-text: ${color.text};
    & a:not([class]) {
      color: inherit;
    }
  `,
};

const head = css`
  max-width: ${width.prose};
  margin-bottom: ${space.s4};
  ${media.tablet} {
    margin-bottom: ${space.s5};
  }
  & > p {
    margin-top: ${space.s2};
    font-size: ${fontSize.lead};
    line-height: 1.5;
  }
`;

/** Heading in a column of its own on a wide screen, so that narrow content leaves no empty half beside it. */
const columns = css`
  ${media.desktop} {
    display: grid;
    grid-template-columns: minmax(min-content, 5fr) minmax(0, 8fr);
    column-gap: ${space.s6};
    align-items: start;
    /* The heading stays in view beside long text. */
    & > :first-of-type {
      position: sticky;
      top: calc(var(--header-height) + ${space.s3});
    }
  }
`;

/** Buttons that belong to the heading stand at its right where there is room. */
const headRow = css`
  margin-bottom: ${space.s5};
  & > :first-of-type {
    margin-bottom: 0;
  }
  ${media.tablet} {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space.s5};
    justify-content: space-between;
    align-items: end;
  }
`;

interface Props {
  tone: Queries.Tone;
  anchor: string | null;
  title?: string | null;
  intro?: string | null;
  /** Puts the heading beside the content on a wide screen: for running text and other narrow content. */
  split?: boolean;
  /** How much the section weighs, where that is not as usual. */
  room?: keyof typeof rooms;
  /** Name of the section type, where nothing in the section needs a script (src/sections/drawn.tsx). */
  drawn?: string;
  /** Words that unfold the content on a phone, where it folds. */
  fold?: string | null;
  /** Buttons beside the heading. */
  headActions?: readonly ActionData[] | null;
  /** Buttons under the content, which never fold. */
  actions?: readonly ActionData[] | null;
  children?: ReactNode;
}

/** Full-width block with its background, its anchor and, where given, heading and introduction. */
export function SectionFrame({ tone, anchor, title, intro, split = false, room, drawn, ...content }: Props) {
  const { fold, headActions, actions, children } = content;
  const body = (
    <>
      <Fold label={fold}>{children}</Fold>
      {actions && <Actions actions={actions} />}
    </>
  );
  return (
    <section
      css={[frame, tones[tone], room && rooms[room]]}
      className={tone === "mist" || tone === "petrol" ? undefined : "tone-plain"}
      id={anchor ?? undefined}
      data-drawn={drawn}
    >
      <div css={[container, split && title && columns]} data-reveal-children={0}>
        {title && (
          <div css={headActions ? headRow : undefined}>
            <div css={head}>
              <h2>{title}</h2>
              {intro && <p>{intro}</p>}
            </div>
            {headActions && <Actions actions={headActions} />}
          </div>
        )}
        {split ? <div data-reveal-children={0}>{body}</div> : body}
      </div>
    </section>
  );
}
