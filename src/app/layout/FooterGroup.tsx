import { css } from "@emotion/react";
import { Fold } from "../../components/Fold";
import { media } from "../../styles/media";
import { color, fontSize, space } from "../../styles/tokens";
import { type NavItem, NavLink } from "./NavLink";

/** Shared by the groups of the footer; one that a phone folds has its heading in the fold. */
export const footerGroup = css`
  & h2 {
    margin-bottom: ${space.s1};
    font-size: ${fontSize.h4};
  }
  ${media.folded} {
    & > h2:has(+ details) {
      display: none;
    }
    & ul {
      padding-bottom: ${space.s2};
    }
  }
  & summary {
    margin-top: -1px;
    border-color: ${color.link};
  }
  & a {
    display: inline-block;
    padding-block: ${space.half};
    text-decoration: none;
  }
  & a:hover {
    text-decoration: underline;
  }
  /* A long group, such as that of the cities, is no higher than the others. */
  ${media.desktop} {
    & ul:has(> :nth-child(10)) {
      columns: 2;
      column-gap: ${space.s3};
    }
  }
`;

/** Column of links in the footer, folded on a phone. */
export function FooterGroup({ title, links }: { title: string; links: readonly NavItem[] }) {
  return (
    <div css={footerGroup}>
      <h2>{title}</h2>
      <Fold label={title}>
        <ul>
          {links.map((item) => (
            <li key={item.link}>
              <NavLink item={item} />
            </li>
          ))}
        </ul>
      </Fold>
    </div>
  );
}
