import type { ComponentProps } from "react";
import { buttonStyle, buttonVariants } from "./ButtonLink";

interface Props extends ComponentProps<"button"> {
  variant?: Queries.ActionStyle;
}

/** Button that looks like a ButtonLink; it sends a form only where its type says so. */
export function Button({ variant = "primary", ...button }: Props) {
  return <button type="button" css={[buttonStyle, buttonVariants[variant]]} {...button} />;
}
