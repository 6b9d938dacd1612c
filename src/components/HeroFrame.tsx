import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { container } from "../styles/layout";
import { media } from "../styles/media";
import { fontSize, space, width } from "../styles/tokens";
import { Eyebrow } from "./Eyebrow";
import { Motif } from "./Motif";

const frame = css`
  padding-block: ${space.s4} ${space.section};
  overflow: clip;
`;

const columns = css`
  display: grid;
  gap: ${space.s5} ${space.s8};
  align-items: center;
  ${media.desktop} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 4fr);
  }
`;

const leadStyle = css`
  max-width: ${width.measure};
  margin-top: ${space.s3};
  font-size: ${fontSize.lead};
  line-height: 1.5;
`;

const motifStyle = css`
  width: min(100%, 13rem);
  margin-inline: auto;
  ${media.desktop} {
    width: 100%;
  }
`;

interface Props {
  anchor?: string | null;
  eyebrow?: string | null;
  title: string;
  lead: string | null;
  motif: Queries.Motif;
  /** What stands under the introduction: claims, buttons. */
  children?: ReactNode;
}

/** Opening of a page: its only h1, the introduction, and the motif beside it. */
export function HeroFrame({ anchor, eyebrow, title, lead, motif, children }: Props) {
  return (
    <section css={frame} id={anchor ?? undefined}>
      <div css={[container, columns]}>
        <div>
          {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
          <h1>{title}</h1>
          {lead && <p css={leadStyle}>{lead}</p>}
          {children}
        </div>
        <Motif variant={motif} css={motifStyle} />
      </div>
    </section>
  );
}
