import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { container, leadText } from "../styles/layout";
import { media } from "../styles/media";
import { space, width } from "../styles/tokens";
import { buttonVariants } from "./ButtonLink";
import { Eyebrow } from "./Eyebrow";
import { withBackdrop } from "./hero-backdrop";
import { heroLooks, isBehindWords } from "./hero-looks";
import { toneStyle } from "./tones";

const frame = css`
  position: relative;
  overflow: clip;
  isolation: isolate;
  --under: clamp(${space.s5}, 5vw, 4.5rem);
  padding-block: ${space.s1} var(--under);
  /* Without a breadcrumb above it. */
  main > &:not(nav + &) {
    padding-top: clamp(${space.s3}, 10vw - 1rem, 4.5rem);
  }
  ${media.columns} {
    padding-top: ${space.s3};
  }
`;

/** A phone shows a drawing under the words and buttons, and smaller. */
const artArea = css`
  grid-area: art;
  ${media.belowColumns} {
    margin-top: ${space.s3};
  }
  & > img {
    width: 100%;
    object-fit: contain;
    object-position: bottom;
    ${media.belowColumns} {
      max-height: 18rem;
    }
    /* The edges of a phone cut it a little. */
    ${media.belowTablet} {
      width: calc(100% + 2 * ${space.gutter} + 1.5rem);
      max-width: none;
      margin-inline: calc(-1 * ${space.gutter} - 0.75rem);
    }
  }
`;

/** While its buttons are on a phone's screen, the bar at the foot is not (app/layout/ActionBar). */
const textStyle = css`
  &:has(a) {
    view-timeline: --opening;
  }
  /* On a phone the second button is a link on the line of the first, so that the drawing comes into view. */
  ${media.belowTablet} {
    & [data-no-print] > a:has(+ a) {
      margin-right: -0.25rem;
      padding-inline: 0.875rem;
    }
    & [data-no-print] > a + a {
      ${buttonVariants.text};
      padding-inline: 0;
      font-size: 1rem;
      &[href^="tel:"] {
        font-size: 0.875rem;
      }
      & > svg {
        display: none;
      }
    }
  }
`;

const leadStyle = css`
  max-width: ${width.measure};
  margin-top: ${space.s3};
  ${leadText};
  ${media.tablet} {
    text-wrap: balance;
  }
`;

interface Props {
  anchor?: string | null;
  eyebrow?: string | null;
  title: string;
  lead: string | null;
  tone?: Queries.Tone;
  look?: Queries.HeroLook;
  /** Shown beside, under or behind the words: a drawing, a price, a map. */
  illustration?: ReactNode;
  /** Whether the illustration ends at the lower edge. */
  stands?: boolean;
  /** Shown under the introduction: claims, buttons. */
  children?: ReactNode;
}

/** Opening of a page: its only h1, the introduction, and an illustration beside, under or behind them. */
export function HeroFrame({ anchor, eyebrow, title, lead, tone = "sand", look = "beside", ...rest }: Props) {
  const { illustration, stands = false, children } = rest;
  const behind = Boolean(illustration) && isBehindWords(look);
  const inGrid = Boolean(illustration) && !behind;
  const introduction = lead && <p css={leadStyle}>{lead}</p>;
  return (
    <section
      css={[frame, toneStyle(tone), stands && { "--under": "0px" }, behind && withBackdrop(look)]}
      id={anchor ?? undefined}
      data-opening={tone}
      data-look={look}
    >
      {behind && illustration}
      <div css={[container, illustration ? heroLooks[look] : undefined]}>
        <div css={inGrid ? { gridArea: "head", alignSelf: "end" } : undefined}>
          {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
          <h1>{title}</h1>
          {look !== "below" && introduction}
        </div>
        {inGrid && (
          <div css={[artArea, stands && { alignSelf: "end" }]} data-stands={stands ? "" : undefined}>
            {illustration}
          </div>
        )}
        <div css={[textStyle, inGrid && { gridArea: "text", alignSelf: "start" }]}>
          {look === "below" && introduction}
          {children}
        </div>
      </div>
    </section>
  );
}
