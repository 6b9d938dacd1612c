import type { ComponentProps } from "react";
import { toHref } from "../../lib/links";
import { ButtonLink } from "../ButtonLink";

interface Props extends ComponentProps<typeof ButtonLink> {
  /** Name of the webinar that the button enrols for; recorded at a click (docs/agreement.md#events). */
  webinar?: string;
}

/** Button in an article. */
export function ActionLink({ href, webinar, ...link }: Props) {
  return <ButtonLink href={toHref(href)} data-webinar={webinar} {...link} />;
}
