import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { container } from "../styles/layout";
import { media } from "../styles/media";
import { fontSize, space, width } from "../styles/tokens";
import { Eyebrow } from "./Eyebrow";
import { hasBackdrop, heroLooks, illustrationPlaces, insideGround } from "./hero-looks";
import { tones } from "./tones";

const frame = css`
  position: relative;
  overflow: clip;
  isolation: isolate;
  padding-block: ${space.s5};
  ${media.columns} {
    padding-block: 4.5rem;
  }
`;

/** The drawing ends at the lower edge of the opening, as people do at a table. */
const grounded = css`
  padding-bottom: 0;
  ${media.columns} {
    padding-bottom: 0;
  }
`;

const roomBelow = css`
  padding-bottom: clamp(${space.s3}, 5vw, 4.5rem);
`;

/** A backdrop keeps its scale, so that its people stay beside the words. */
const tall = css`
  ${media.belowWide} {
    padding-top: ${space.s2};
  }
  /* A tablet has the drawing for phones beside the words. */
  ${media.columns} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 38%;
    align-items: center;
    & > picture {
      order: 1;
    }
    &[data-look="inside"] > picture {
      align-self: end;
      margin-bottom: calc(-4.5rem - ${space.s3});
    }
  }
  ${media.wide} {
    min-height: min(47vw, 42rem);
    padding-block: ${space.s5};
    grid-template-columns: minmax(0, 1fr);
  }
`;

const headArea = css`
  ${media.columns} {
    grid-area: head;
    align-self: end;
  }
`;

const textArea = css`
  ${media.columns} {
    grid-area: text;
    align-self: start;
  }
`;

const onGround = css`
  align-self: end;
`;

const leadStyle = css`
  max-width: ${width.measure};
  margin-top: ${space.s3};
  font-size: ${fontSize.lead};
  line-height: 1.5;
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
  const behind = Boolean(illustration) && hasBackdrop(look);
  const inGrid = Boolean(illustration) && !behind;
  return (
    <section
      css={[frame, tones[tone], stands && grounded, behind && tall, look === "inside" && insideGround]}
      id={anchor ?? undefined}
      data-ground={tone}
      data-look={look}
    >
      {behind && illustration}
      <div css={[container, illustration ? heroLooks[look] : undefined]}>
        <div css={inGrid ? headArea : undefined}>
          {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
          <h1>{title}</h1>
          {lead && <p css={leadStyle}>{lead}</p>}
        </div>
        {inGrid && <div css={[illustrationPlaces[look], stands && onGround]}>{illustration}</div>}
        <div css={[inGrid ? textArea : undefined, stands && roomBelow]}>{children}</div>
      </div>
    </section>
  );
}
