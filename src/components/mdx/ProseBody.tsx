import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { media } from "../../styles/media";
import { space } from "../../styles/tokens";
import { proseStyle } from "../RichText";

/** Vertical rhythm of long prose. */
const longStyle = css`
  ${media.aside} {
    grid-area: text;
  }
  & > div,
  & > div + * {
    margin-top: ${space.s4};
  }
  & > * + h2 {
    margin-top: ${space.s6};
  }
`;

interface Props {
  children?: ReactNode;
}

/** What MDX is wrapped in. `data-article-body` marks what the feed takes. */
export function ProseBody({ children }: Props) {
  return (
    <div css={[proseStyle, longStyle]} data-article-body="">
      {children}
    </div>
  );
}
