import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { proseContainer } from "../styles/layout";
import { space } from "../styles/tokens";
import { proseStyle } from "./RichText";

const frame = css`
  padding-bottom: ${space.section};
`;

/** Body of MDX prose; `data-article-body` marks what the feed takes. */
export function ProseBody({ children }: { children: ReactNode }) {
  return (
    <div css={[proseContainer, frame]}>
      <div css={proseStyle} data-article-body="">
        {children}
      </div>
    </div>
  );
}
