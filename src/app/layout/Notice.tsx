import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { container } from "../../styles/layout";
import { color, fontSize, space } from "../../styles/tokens";

export const fragment = graphql`
  fragment Notice on Notice {
    text
    tone
    language
  }
`;

/** Shown on its days alone (notice-days.ts), over the ground of the opening (components/Breadcrumb). */
const style = css`
  position: relative;
  z-index: 3;
  background: ${color.quiet};
  border-bottom: 1px solid ${color.line};
  font-size: ${fontSize.small};
  & > div {
    padding-block: ${space.s2};
  }
  html:not([data-notice="on"]) & {
    display: none;
  }
`;

const urgent = css`
  background: ${color.lens};
  box-shadow: inset ${space.s1} 0 ${color.action};
  font-weight: 600;
`;

/**
 * Notice above every page, in Dutch where it says no English; nothing without a text. Its HTML is made at build, as that of
 * RichText, which would come along to pages that need none of it.
 */
export function Notice({ text, tone, language, label }: Queries.NoticeFragment & { label: string }) {
  return text ? (
    <aside aria-label={label} lang={language} css={[style, tone === "urgent" && urgent]}>
      <div css={container} dangerouslySetInnerHTML={{ __html: text }} />
    </aside>
  ) : null;
}
