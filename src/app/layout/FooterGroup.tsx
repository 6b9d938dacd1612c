import { css } from "@emotion/react";
import { SmartLink } from "../../components/SmartLink";
import { fontSize, space } from "../../styles/tokens";
import type { NavItem } from "./NavLink";

/** Shared by the groups of the footer. */
export const footerGroup = css`
  & h2 {
    margin-bottom: ${space.s1};
    font-size: ${fontSize.h4};
  }
  & a {
    display: inline-block;
    padding-block: ${space.half};
    text-decoration: none;
  }
  & a:hover {
    text-decoration: underline;
  }
`;

interface Props {
  title: string;
  links: readonly NavItem[];
}

/** Column of links in the footer. */
export function FooterGroup({ title, links }: Props) {
  return (
    <div css={footerGroup}>
      <h2>{title}</h2>
      <ul>
        {links.map(({ label, link, language, hreflang }) => (
          <li key={link}>
            <SmartLink href={link} lang={language ?? undefined} hrefLang={hreflang ?? undefined}>
              {label}
            </SmartLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
