import type { ComponentProps } from "react";
import { toHref } from "../../lib/links";
import { SmartLink } from "../SmartLink";

/** Link in prose: pages of the site through the router. */
export function ProseLink({ href = "", children }: ComponentProps<"a">) {
  return <SmartLink href={toHref(href)}>{children}</SmartLink>;
}
