import type { ReactNode } from "react";
import { proseStyle } from "./RichText";

interface Props {
  children?: ReactNode;
}

/**
 * What MDX is wrapped in. `data-article-body` marks what the feed takes and what keeps the server's HTML
 * (src/sections/late-prose.tsx).
 */
export function ProseBody({ children }: Props) {
  return (
    <div css={proseStyle} data-article-body="" data-drawn="">
      {children}
    </div>
  );
}
