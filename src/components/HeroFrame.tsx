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
  const leadText = lead && <p css={leadStyle}>{lead}</p>;
  const beside = art && <div css={[artStyle, stands && onGround]}>{art}</div>;
  return (
    <section css={[frame, stands ? grounded : roomy]} id={anchor ?? undefined} data-drawn={drawn}>
      <div css={[container, art ? columns : stack]}>
        <div css={art ? headStyle : undefined}>
          {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
          <h1>{title}</h1>
          {place === "afterLead" && leadText}
        </div>
        {place !== "last" && beside}
        <div css={[art ? textStyle : undefined, stands && roomBelow]}>
          {place !== "afterLead" && leadText}
          {children}
        </div>
        {place === "last" && beside}
      </div>
    </section>
  );
}
