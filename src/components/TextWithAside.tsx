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

/** In named places on screens that have columns. */
const area = {
  art: css`
    ${media.columns} {
      grid-area: art;
    }
  `,
  head: css`
    ${stack(space.s2)};
    ${media.columns} {
      grid-area: head;
    }
  `,
  text: css`
    ${stack(space.s3)};
    ${media.columns} {
      grid-area: text;
    }
  `,
};

interface Props {
  title?: string | null;
  /** HTML; a tablet has its first paragraph beside the picture. */
  html?: string;
  /** Text of the fold around all but the first paragraph, on a phone. */
  collapseLabel?: string | null;
  /** Shown first: a map or a drawing. */
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
      <aside css={area.art}>{picture}</aside>
      <div css={area.head}>
        {title && <h2>{title}</h2>}
        {first && <RichText html={first} />}
      </div>
      <div css={area.text}>
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
