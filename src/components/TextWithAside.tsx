import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { stack } from "../styles/layout";
import { media } from "../styles/media";
import { space } from "../styles/tokens";
import { Fold } from "./Fold";
import { firstAndRest, RichText } from "./RichText";

/** A phone shows the picture first, a tablet the heading beside it and the rest under both, a wide screen all beside it. */
const partsOf = (mirrored: boolean) => {
  const beside = (area: string) => (mirrored ? `"art ${area}"` : `"${area} art"`);
  const shares = mirrored ? "minmax(0, 5fr) minmax(0, 7fr)" : "minmax(0, 7fr) minmax(0, 5fr)";
  return css`
    ${stack(`${space.s3} clamp(${space.s4}, 5vw, ${space.s8})`)};
    grid-template-areas: "art" "head" "text";
    & > aside {
      grid-area: art;
    }
    & > aside > img {
      width: 100%;
    }
    ${media.columns} {
      grid-template: ${beside("head")} auto "text text" auto / ${shares};
      align-items: center;
    }
    ${media.wide} {
      grid-template: ${beside("head")} auto ${beside("text")} 1fr / ${shares};
      align-items: start;
      /* In view beside long text. */
      & > aside {
        position: sticky;
        top: calc(var(--header-height) + ${space.s3});
      }
    }
  `;
};

interface Props {
  title?: string | null;
  /** HTML; a tablet has its first paragraph beside the picture. */
  html?: string;
  /** Text of the fold around all but the first paragraph, on a phone. */
  collapseLabel?: string | null;
  /** A map or a drawing; a phone shows it first. */
  picture: ReactNode;
  /** Whether the picture is at the left, for a page with more than one. */
  mirrored?: boolean;
  /** Shown under the text. */
  children?: ReactNode;
}

/** Heading and text with a picture beside it. */
export function TextWithAside({ title, html = "", collapseLabel, picture, mirrored = false, children }: Props) {
  const [first, rest] = firstAndRest(html);
  return (
    <div css={partsOf(mirrored)}>
      <div css={[stack(space.s2), { gridArea: "head" }]}>
        {title && <h2>{title}</h2>}
        {first && <RichText html={first} />}
      </div>
      <aside>{picture}</aside>
      <div css={[stack(space.s3), { gridArea: "text" }]}>
        {rest && (
          <Fold label={collapseLabel}>
            <RichText html={rest} />
          </Fold>
        )}
        {children}
      </div>
    </div>
  );
}
