import { graphql } from "gatsby";
import { SmartLink } from "../../components/SmartLink";
import { useVisit } from "../../components/visit";

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
  /** Whether it is marked as the present page (`aria-current`) where it leads there. */
  inMenu?: boolean;
  className?: string;
}

/** Link of header or footer; those of menus say which page is the present one. */
export function NavLink({ item, inMenu = false, className }: Props) {
  const { path } = useVisit();
  return (
    <SmartLink
      href={item.link}
      lang={item.language ?? undefined}
      hrefLang={item.hreflang ?? undefined}
      className={className}
      aria-current={inMenu && path === item.link ? "page" : undefined}
    >
      {item.label}
    </SmartLink>
  );
}
