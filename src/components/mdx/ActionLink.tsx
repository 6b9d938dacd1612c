import type { ReactNode } from "react";
import { toHref } from "../../lib/links";
import { ButtonLink } from "../ButtonLink";

interface Props {
  href: string;
  newTab?: boolean;
  /** Name of the webinar that the button enrols for; recorded at a click (docs/agreement.md#events). */
  webinar?: string;
  children: ReactNode;
}

/** Button in an article. */
export function ActionLink({ href, newTab = false, webinar, children }: Props) {
  return (
    <ButtonLink href={toHref(href)} newTab={newTab} data-webinar={webinar}>
      {children}
    </ButtonLink>
  );
}
