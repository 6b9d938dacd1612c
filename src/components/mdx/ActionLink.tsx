import type { ReactNode } from "react";
import { toHref } from "../../lib/links";
import { ButtonLink } from "../ButtonLink";

interface Props {
  href: string;
  newTab?: boolean;
  children: ReactNode;
}

/** Button in an article. */
export function ActionLink({ href, newTab = false, children }: Props) {
  return (
    <ButtonLink href={toHref(href)} newTab={newTab}>
      {children}
    </ButtonLink>
  );
}
