import { css } from "@emotion/react";
import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { container, leadText } from "../styles/layout";
import { media } from "../styles/media";
import { space, width } from "../styles/tokens";
import { Actions } from "./Actions";
import { Fold } from "./Fold";
import { toneStyle } from "./tones";

export const fragment = graphql`
  fragment SectionHead on HeadedSection {
    anchor
    tone
    title
    intro
  }
`;

const frame = css`
  position: relative;
  overflow: clip;
  /* An opening: the breadcrumb above it has its own padding. */
  &[data-opening] {
    padding-top: clamp(${space.s1}, 10vw - 2rem, ${space.s3});
  }
`;

const words = css`
  & > h2,
  & > p {
    max-width: ${width.prose};
  }
  & > p {
    margin-top: clamp(0.75rem, 2vw, ${space.s2});
    ${leadText};
    ${media.tablet} {
      text-wrap: balance;
    }
  }
`;

/** Heading with its buttons at the right; a phone has them under what they are about. */
const withHeadActions = css`
  ${media.columns} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) fit-content(45%);
    column-gap: ${space.s5};
    & > :nth-child(2) {
      grid-column: 1 / -1;
    }
    & > [data-no-print] {
      grid-area: 1 / 2;
      align-self: start;
      margin-top: 0;
    }
  }
`;

/** Heading in a column of its own on a wide screen, so that narrow content leaves no empty half beside it. */
const besideHead = (split: true | "desktop") => css`
  ${split === "desktop" ? media.desktop : media.columns} {
    display: grid;
    grid-template-columns: minmax(min-content, 5fr) minmax(0, 8fr);
    column-gap: clamp(${space.s4}, 4vw, ${space.s6});
    align-items: start;
    /* The heading stays in view beside long text. */
    & > :first-of-type {
      position: sticky;
      margin-bottom: 0;
      top: calc(var(--header-height) + ${space.s3});
      ${media.low} {
        position: static;
      }
    }
  }
`;

const paddingOf = (tone: Queries.Tone): string =>
  tone === "petrol" || tone === "apricot" ? space.sectionLoud : space.section;

interface Props {
  tone: Queries.Tone;
  /** Whether it opens the page: its heading is the h1. */
  opening?: boolean;
  anchor: string | null;
  title?: string | null;
  intro?: string | null;
  /** Puts the heading beside the content, for running text and other narrow content; `desktop`: from 960 px only. */
  split?: boolean | "desktop";
  /** Less vertical padding. */
  quiet?: boolean;
  /** Text of the fold around the content, on a phone. */
  collapseLabel?: string | null;
  headActions?: readonly Queries.ActionFieldsFragment[] | null;
  /** Shown under the heading. */
  aside?: ReactNode;
  /** Buttons under the content, outside of the fold. */
  actions?: readonly Queries.ActionFieldsFragment[] | null;
  children?: ReactNode;
}

/** Full-width block with its background, its anchor and, where given, heading and introduction. */
export function SectionFrame({ tone, anchor, title, intro, split = false, quiet, opening, ...content }: Props) {
  const Heading = opening ? "h1" : "h2";
  const { collapseLabel, headActions, aside, actions, children } = content;
  const body = (
    <>
      <Fold label={collapseLabel}>{children}</Fold>
      {actions && <Actions actions={actions} />}
    </>
  );
  return (
    <section
      css={[{ paddingBlock: quiet ? space.sectionQuiet : paddingOf(tone) }, frame, toneStyle(tone)]}
      id={anchor ?? undefined}
      data-opening={opening ? tone : undefined}
    >
      <div
        css={[container, headActions && withHeadActions, split && title && besideHead(split)]}
        data-reveal-children={0}
      >
        {title && (
          <div css={{ marginBottom: `clamp(${space.s3}, 5vw, ${space.s5})` }}>
            <div css={words}>
              <Heading>{title}</Heading>
              {intro && <p>{intro}</p>}
            </div>
            {aside}
          </div>
        )}
        {split || headActions ? <div data-reveal-children={0}>{body}</div> : body}
        {headActions && <Actions actions={headActions} />}
      </div>
    </section>
  );
}
