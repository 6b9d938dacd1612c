import { css } from "@emotion/react";
import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { container } from "../styles/layout";
import { media } from "../styles/media";
import { fontSize, space, width } from "../styles/tokens";
import { type ActionData, Actions } from "./Actions";
import { Fold } from "./Fold";
import { tones } from "./tones";

export const fragment = graphql`
  fragment SectionHead on HeadedSection {
    anchor
    tone
    title
    intro
  }
`;

const frame = css`
  padding-block: ${space.section};
  ${media.belowTablet} {
    padding-block: ${space.s5};
  }
  position: relative;
  overflow: clip;
`;

const quietFrame = css`
  padding-block: ${space.sectionQuiet};
`;

const head = css`
  max-width: ${width.prose};
  margin-bottom: ${space.s3};
  ${media.tablet} {
    margin-bottom: ${space.s5};
  }
  & > p {
    margin-top: clamp(${space.s1}, 2vw, ${space.s2});
    font-size: ${fontSize.lead};
    line-height: 1.5;
    text-wrap: balance;
  }
`;

/** Heading in a column of its own on a wide screen, so that narrow content leaves no empty half beside it. */
const columns = css`
  ${media.columns} {
    display: grid;
    grid-template-columns: minmax(min-content, 5fr) minmax(0, 8fr);
    column-gap: clamp(${space.s4}, 4vw, ${space.s6});
    align-items: start;
    /* The heading stays in view beside long text. */
    & > :first-of-type {
      position: sticky;
      top: calc(var(--header-height) + ${space.s3});
    }
  }
`;

/** Puts the buttons of the heading at its right where they fit. */
const headRow = css`
  margin-bottom: clamp(${space.s3}, 5vw, ${space.s5});
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

const wideHead = css`
  max-width: none;
  margin-bottom: ${space.s3};
  ${media.tablet} {
    margin-bottom: ${space.s3};
  }
  & > p {
    max-width: ${width.prose};
    margin-top: ${space.s2};
  }
`;

/** Less padding: the breadcrumb above has its own. */
const openingStyle = css`
  padding-top: ${space.s3};
  ${media.belowTablet} {
    padding-top: ${space.s3};
  }
`;

interface Props {
  tone: Queries.Tone;
  /** Whether it opens the page: its heading is the h1. */
  opening?: boolean;
  anchor: string | null;
  title?: string | null;
  intro?: string | null;
  /** Puts the heading beside the content on a wide screen: for running text and other narrow content. */
  split?: boolean;
  /** Less vertical padding. */
  quiet?: boolean;
  /** Text of the fold around the content, on a phone. */
  collapseLabel?: string | null;
  headActions?: readonly ActionData[] | null;
  /** Buttons under the content, outside of the fold. */
  actions?: readonly ActionData[] | null;
  children?: ReactNode;
}

/** Full-width block with its background, its anchor and, where given, heading and introduction. */
export function SectionFrame({ tone, anchor, title, intro, split = false, quiet, opening, ...content }: Props) {
  const Heading = opening ? "h1" : "h2";
  const { collapseLabel, headActions, actions, children } = content;
  const body = (
    <>
      <Fold label={collapseLabel}>{children}</Fold>
      {actions && <Actions actions={actions} />}
    </>
  );
  return (
    <section
      css={[frame, tones[tone], quiet && quietFrame, opening && openingStyle]}
      id={anchor ?? undefined}
      data-ground={opening ? tone : undefined}
    >
      <div css={[container, split && title && columns]} data-reveal-children={0}>
        {title && (
          <div css={headActions ? headRow : undefined}>
            <div css={[head, opening && wideHead]}>
              <Heading>{title}</Heading>
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
