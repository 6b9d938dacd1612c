import { css } from "@emotion/react";
import type { ComponentProps } from "react";
import { toHref } from "../../lib/links";
import { ButtonLink, buttonVariants } from "../ButtonLink";

/** Of two beside each other only the first is filled. */
const second = css`
  a + && {
    ${buttonVariants.secondary};
    background: none;
  }
`;

interface Props extends ComponentProps<typeof ButtonLink> {
  /** Name of the webinar that the button enrols for; recorded at a click (docs/agreement.md#events). */
  webinar?: string;
}

/** Button in an article. */
export function ActionLink({ href, webinar, ...link }: Props) {
  return <ButtonLink css={second} href={toHref(href)} data-webinar={webinar} {...link} />;
}
