import { css } from "@emotion/react";
import { media } from "../styles/media";
import { screenOnly } from "../styles/print";
import { color, fontSize, space } from "../styles/tokens";
import { ButtonLink } from "./ButtonLink";
import { CallLink } from "./CallLink";

const style = css`
  ${screenOnly};
  font-size: ${fontSize.small};
  line-height: 1.4;
  ${media.aside} {
    grid-area: aside;
    align-self: start;
    @media (min-height: 44em) {
      position: sticky;
      top: calc(var(--header-height) + ${space.s3});
    }
  }
`;

/** Folded where the text comes right after it; always open beside the text, without what unfolds it. */
const contentsStyle = css`
  padding-block: ${space.s1};
  border-block: 1px solid ${color.line};
  & summary {
    padding-block: ${space.s1};
    font-weight: 600;
  }
  & a {
    display: block;
    padding-block: ${space.s1};
    color: inherit;
    text-decoration: none;
  }
  & a:hover {
    text-decoration: underline;
  }
  @supports selector(::details-content) {
    ${media.aside} {
      border-top: 2px solid ${color.brand};
      &::before {
        content: attr(aria-label) / "";
        display: block;
        padding-block: ${space.s1};
        font-weight: 600;
      }
      & summary {
        display: none;
      }
      & ::details-content {
        content-visibility: visible;
        block-size: auto;
      }
    }
  }
`;

/** A phone has the bar at its foot, and every article ends with the same buttons. */
const invitationStyle = css`
  display: none;
  ${media.aside} {
    display: grid;
    gap: ${space.s2};
    justify-items: start;
    margin-top: ${space.s3};
  }
`;

interface Props {
  contents: readonly { label: string; link: string }[];
  texts: {
    contentsTitle: string;
    invitation: string;
    closing: { intakeLabel: string; callLabel: string };
  };
}

/** Contents of an article, with the way to the intake and the phone where there is room beside the text. */
export function ArticleAside({ contents, texts: { contentsTitle, invitation, closing } }: Props) {
  return (
    <aside css={style}>
      <nav css={contentsStyle} aria-label={contentsTitle}>
        <details>
          <summary>{contentsTitle}</summary>
          <ul>
            {contents.map(({ label, link }) => (
              <li key={link}>
                <a href={link}>{label}</a>
              </li>
            ))}
          </ul>
        </details>
      </nav>
      <div css={invitationStyle}>
        <p>{invitation}</p>
        <ButtonLink href="/offerte">{closing.intakeLabel}</ButtonLink>
        <CallLink variant="text">{closing.callLabel}</CallLink>
      </div>
    </aside>
  );
}
