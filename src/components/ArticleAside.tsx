import { css } from "@emotion/react";
import { ROUTES } from "../content/model/needed";
import { media } from "../styles/media";
import { color, fontSize, space } from "../styles/tokens";
import { ButtonLink } from "./ButtonLink";
import { CallLink } from "./CallLink";

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
  contents: readonly { label: string; link: string }[];
  texts: {
    contentsTitle: string;
    invitation: string;
    closing: { intakeLabel: string; callLabel: string };
  };
}

/** Contents of an article with the way to the intake and the phone, where there is room beside the text. */
export function ArticleAside({ contents, texts: { contentsTitle, invitation, closing } }: Props) {
  return (
    <aside css={style}>
      <nav aria-label={contentsTitle}>
        <b>{contentsTitle}</b>
        <ul>
          {contents.map(({ label, link }) => (
            <li key={link}>
              <a href={link}>{label}</a>
            </li>
          ))}
        </ul>
      </nav>
      <p>{invitation}</p>
      <ButtonLink href={ROUTES.quote}>{closing.intakeLabel}</ButtonLink>
      <CallLink variant="text">{closing.callLabel}</CallLink>
    </aside>
  );
}
