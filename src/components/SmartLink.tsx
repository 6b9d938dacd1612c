import { Link } from "gatsby";
import type { AnchorHTMLAttributes } from "react";
import { isPageLink } from "../lib/links";
import { visuallyHidden } from "../styles/layout";
import { useSiteTexts } from "./site-texts";

interface Props extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  /** Opens a new tab, without opener; said to assistive technology. */
  newTab?: boolean;
}

function NewTabLink({ children, ...link }: Omit<Props, "newTab">) {
  const { newTab } = useSiteTexts();
  return (
    <a target="_blank" rel="noopener" {...link}>
      {children}
      <span css={visuallyHidden}> ({newTab})</span>
    </a>
  );
}

/** Link to a page of the site (through the router), a file, an anchor, a phone number, a mail address or another site. */
export function SmartLink({ newTab = false, ...props }: Props) {
  if (newTab) {
    return <NewTabLink {...props} />;
  }
  const { href, ...rest } = props;
  return isPageLink(href) ? <Link to={href} {...rest} /> : <a href={href} {...rest} />;
}
