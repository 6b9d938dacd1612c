import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { leadText, stack, toTheEdge, tracks } from "../styles/layout";
import { media } from "../styles/media";
import { space } from "../styles/tokens";
import { Fold } from "./Fold";
import { firstAndRest, RichText, textColumns } from "./RichText";

/** Characters of HTML of a first paragraph that is set larger, as an introduction. */
const SHORT = 200;

/**
 * A phone has the picture after the first words, a tablet beside them, a wide screen beside all of the text. Mirrored
 * without text (html), heading and picture are one column of a wide screen, and the list given as children is the other.
 */
const partsOf = (mirrored: boolean, hasText: boolean, hasCall: boolean) => {
  const beside = (area: string) => (mirrored ? `"art ${area}"` : `"${area} art"`);
  const ifCall = (row: string) => (hasCall ? row : "");
  return css`
    ${stack(`${space.s3} clamp(${space.s4}, 5vw, ${space.s8})`)};
    grid-template-areas: "head" "art" "text" ${ifCall('"call"')};
    & > [data-picture] {
      grid-area: art;
    }
    & > [data-picture] > img {
      width: 100%;
    }
    ${media.upright} {
      grid-template-columns: minmax(min-content, 1fr) minmax(0, 1fr);
      grid-template-areas: "head art" "text text" ${ifCall('"call call"')};
      align-items: ${hasText ? "center" : "end"};
      /* As wide as the longest word of the heading. */
      & > :first-of-type {
        grid-template-columns: auto;
      }
    }
    ${media.desktop} {
      ${tracks(hasText ? "1fr 1fr" : "5fr 7fr")}
      align-items: start;
      grid-template-rows: auto ${ifCall("auto")} 1fr;
      row-gap: ${space.s2};
      grid-template-areas:
        ${mirrored && !hasText ? '"head text"' : beside("head")} ${beside("text")}
        ${ifCall('"text call"')};
      & > [data-picture] {
        align-self: ${hasText ? "center" : "start"};
      }
      /* It stays in view beside long text, over the line in the margin (styles/thread.ts), where all of it fits. */
      @media (min-height: 48em) {
        & > [data-picture]:not(:has(a)) {
          position: sticky;
          z-index: 2;
          top: calc(var(--header-height) + ${space.s3});
        }
      }
    }
  `;
};

const bleeding = css`
  ${media.wide} {
    & > [data-picture] > img {
      ${toTheEdge};
    }
  }
`;

interface Props {
  title?: string | null;
  /** HTML; a phone has its first paragraph above the picture. */
  html?: string;
  /** Text of the fold around all but the first paragraph, on a phone. */
  collapseLabel?: string | null;
  /** A map or a drawing. */
  picture: ReactNode;
  /** Whether the picture is at the left on a wide screen, for a page with more than one. */
  mirrored?: boolean;
  /** Whether the edge of a wide screen may cut the picture. */
  bleeds?: boolean;
  /** Shown under all, on a wide screen under a picture at the right. */
  call?: ReactNode;
  /** Shown under the text. */
  children?: ReactNode;
}

/** Heading and text with a picture beside it. */
export function TextWithAside({ title, html = "", collapseLabel, picture, call, ...more }: Props) {
  const { mirrored = false, bleeds, children } = more;
  const [first, rest] = firstAndRest(html);
  return (
    <div css={[partsOf(mirrored, Boolean(html), Boolean(call)), bleeds && bleeding]}>
      <div css={[stack(space.s2), { gridArea: "head" }]}>
        {title && <h2>{title}</h2>}
        {first && (
          <div css={first.length < SHORT && css(leadText)}>
            <RichText html={first} />
          </div>
        )}
      </div>
      <div data-picture="">{picture}</div>
      <div css={[stack(space.s3), { gridArea: "text" }]}>
        {rest && (
          <div css={textColumns(media.upright)}>
            <Fold label={collapseLabel}>
              <RichText html={rest} />
            </Fold>
          </div>
        )}
        {children}
      </div>
      {call && <div css={{ gridArea: "call", marginTop: space.s3 }}>{call}</div>}
    </div>
  );
}
