import { graphql } from "gatsby";
import { SmartLink } from "../../components/SmartLink";

export const fragment = graphql`
  fragment NavLink on LinkItem {
    label
    link
    language
  }
`;

interface Props {
  item: Queries.NavLinkFragment;
  path: string;
  className?: string;
}

/** Link of the header; says which page is the present one. */
export function NavLink({ item, path, className }: Props) {
  return (
    <SmartLink
      href={item.link}
      lang={item.language ?? undefined}
      className={className}
      aria-current={path === item.link ? "page" : undefined}
    >
      {item.label}
    </SmartLink>
  );
}
