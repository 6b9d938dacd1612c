import { graphql } from "gatsby";
import { SmartLink } from "../../components/SmartLink";

export const fragment = graphql`
  fragment NavLink on NavigationLink {
    label
    link
    language
    hreflang
  }
`;

/** A link of header or footer; `language` and `hreflang` where its words or its page are in another language. */
export type NavItem = Pick<Queries.NavLinkFragment, "label" | "link"> & Partial<Queries.NavLinkFragment>;

interface Props {
  item: NavItem;
  /** Path of the present page; none where it needs no mark. */
  path?: string;
  className?: string;
}

/** Link of header or footer; says which page is the present one. */
export function NavLink({ item, path, className }: Props) {
  return (
    <SmartLink
      href={item.link}
      lang={item.language ?? undefined}
      hrefLang={item.hreflang ?? undefined}
      className={className}
      aria-current={path === item.link ? "page" : undefined}
    >
      {item.label}
    </SmartLink>
  );
}
