import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { media } from "../../styles/media";
import { color, fontSize, space } from "../../styles/tokens";

/**
 * Hidden where there is no room beside the text: a phone has the action bar, and every article ends with these buttons.
 */
const style = css`
  display: none;
  ${media.aside} {
    display: grid;
    gap: ${space.s2};
    justify-items: start;
    grid-area: aside;
    align-self: start;
    font-size: ${fontSize.small};
    line-height: 1.4;
    @media (min-height: 44em) {
      position: sticky;
      top: calc(var(--header-height) + ${space.s3});
    }
  }
  & nav {
    width: 100%;
    padding-block: ${space.s2};
    border-block: 1px solid ${color.line};
  }
  & nav a {
    display: block;
    padding-top: ${space.s1};
    color: inherit;
  }
`;

interface Props {
  title: string;
  contents: readonly { label: string; link: string }[];
  /** Shown under the contents. */
  children?: ReactNode;
}

/** Contents of a page of prose, where there is room beside the text. */
export function ProseAside({ title, contents, children }: Props) {
  return (
    <aside css={style}>
      <nav aria-label={title}>
        <b>{title}</b>
        <ul>
          {contents.map(({ label, link }) => (
            <li key={link}>
              <a href={link}>{label}</a>
            </li>
          ))}
        </ul>
      </nav>
      {children}
    </aside>
  );
}
