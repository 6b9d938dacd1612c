import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { media } from "../../styles/media";
import { color, fontSize, space } from "../../styles/tokens";
import { Fold } from "../Fold";

/**
 * Without room beside the text the contents are folded above it, without the buttons: a phone has the action bar, and
 * every article ends with them.
 */
const asideStyle = css`
  font-size: ${fontSize.small};
  line-height: 1.4;
  ${media.print} {
    display: none;
  }
  ${media.belowDesktop} {
    & > :not(nav),
    & b {
      display: none;
    }
  }
  ${media.aside} {
    display: grid;
    gap: ${space.s2};
    justify-items: start;
    grid-area: aside;
    align-self: start;
    @media (min-height: 44em) {
      position: sticky;
      top: calc(var(--header-height) + ${space.s3});
      /* A long list scrolls, so that the buttons under it stay in view; a line at its end says that there is more. */
      & ul {
        max-height: calc(100vh - var(--header-height) - var(--under, 16rem));
        overflow-y: auto;
        background:
          linear-gradient(${color.page} 0 0) bottom / 100% 4px no-repeat local,
          linear-gradient(${color.motif} 0 0) bottom / 100% 3px no-repeat;
      }
      & nav:only-child {
        --under: 8rem;
      }
    }
  }
  & nav {
    width: 100%;
    ${media.desktop} {
      padding-block: ${space.s2};
      border-block: 1px solid ${color.line};
    }
  }
  & nav a {
    display: block;
    padding-top: ${space.s1};
    color: inherit;
  }
`;

interface Props {
  title: string;
  links: readonly { label: string; link: string }[];
  /** Shown under them on a wide screen. */
  children?: ReactNode;
}

/** Links to the headings of a long text: beside it on a wide screen, else folded above it. */
export function ProseContents({ title, links, children }: Props) {
  return (
    <aside css={asideStyle}>
      {links.length > 0 && (
        <nav aria-label={title}>
          <b>{title}</b>
          <Fold label={title} on="tablet">
            <ul>
              {links.map(({ label, link }) => (
                <li key={link}>
                  <a href={link}>{label}</a>
                </li>
              ))}
            </ul>
          </Fold>
        </nav>
      )}
      {children}
    </aside>
  );
}
