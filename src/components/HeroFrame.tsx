import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { container } from "../styles/layout";
import { media } from "../styles/media";
import { fontSize, outline, space, width } from "../styles/tokens";
import { Eyebrow } from "./Eyebrow";

const frame = css`
  overflow: clip;
`;

const roomy = css`
  padding-block: ${space.s5};
  ${media.columns} {
    padding-block: 4.5rem;
  }
`;

/** What stands beside the text stands on the lower edge of the hero: a table, a floor. */
const grounded = css`
  padding-top: ${space.s4};
  border-bottom: ${outline};
  ${media.columns} {
    padding-top: ${space.s6};
  }
`;

const columns = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s3} clamp(${space.s4}, 5vw, ${space.s6});
  ${media.columns} {
    /* The longest word of the heading fits. */
    grid-template: "head art" auto "text art" 1fr / minmax(min-content, 1fr) minmax(0, 1fr);
    align-items: center;
  }
`;

const leadBeside = css`
  ${media.columns} {
    grid-template-rows: auto auto 1fr;
    grid-template-areas: "head art" "lead art" "text art";
  }
`;

/** On a tablet the words take the whole width first: beside all of them, nothing would stand above a low drawing. */
const leadAbove = css`
  ${media.columns} {
    grid-template-rows: auto auto 1fr;
    grid-template-areas: "head head" "lead lead" "text art";
  }
  ${media.desktop} {
    grid-template-areas: "head art" "lead art" "text art";
  }
`;

const stack = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s3};
`;

const headStyle = css`
  ${media.columns} {
    grid-area: head;
    align-self: end;
  }
`;

const textStyle = css`
  ${media.columns} {
    grid-area: text;
    align-self: start;
  }
`;

/** What comes after the introduction brings its own room. */
const afterLead = css`
  margin-top: calc(-1 * ${space.s3});
`;

const roomBelow = css`
  padding-bottom: clamp(${space.s5}, 5vw, 4.5rem);
`;

const artStyle = css`
  ${media.columns} {
    grid-area: art;
  }
`;

const onGround = css`
  align-self: end;
`;

const leadStyle = css`
  max-width: ${width.measure};
  font-size: ${fontSize.lead};
  line-height: 1.5;
  h1 + & {
    margin-top: ${space.s3};
  }
`;

const leadPlace = css`
  ${media.columns} {
    grid-area: lead;
    align-self: start;
  }
`;

interface Props {
  anchor?: string | null;
  eyebrow?: string | null;
  title: string;
  lead: string | null;
  /** What stands beside the text: a drawing, a price, a map. */
  art?: ReactNode;
  /** Where the art stands: in the middle, on the lower edge, or on a phone below the introduction or the whole text. */
  place?: "middle" | "edge" | "afterLead" | "last";
  /** Name of the section type, where nothing in the hero needs a script (src/sections/drawn.tsx). */
  drawn?: string;
  /** What stands under the introduction: claims, buttons. */
  children?: ReactNode;
}

/** Opening of a page: its only h1, the introduction, and what stands beside them. */
export function HeroFrame({ anchor, eyebrow, title, lead, art, place = "middle", drawn, children }: Props) {
  const stands = place === "edge";
  const apart = Boolean(lead) && place !== "afterLead";
  const leadText = lead && <p css={[leadStyle, art && apart ? leadPlace : undefined]}>{lead}</p>;
  const beside = art && <div css={[artStyle, stands && onGround]}>{art}</div>;
  return (
    <section css={[frame, stands ? grounded : roomy]} id={anchor ?? undefined} data-drawn={drawn}>
      <div css={[container, art ? [columns, apart && (stands ? leadAbove : leadBeside)] : stack]}>
        <div css={art ? headStyle : undefined}>
          {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
          <h1>{title}</h1>
          {!apart && leadText}
        </div>
        {place !== "last" && beside}
        {apart && leadText}
        <div css={[art ? textStyle : undefined, apart && afterLead, stands && roomBelow]}>{children}</div>
        {place === "last" && beside}
      </div>
    </section>
  );
}
