import type { ComponentProps } from "react";
import { phoneToE164 } from "../lib/links";
import { ButtonLink } from "./ButtonLink";
import { Icon } from "./Icon";
import { useSiteTexts } from "./site-texts";

/** Button that dials the firm; without children it shows the number. */
export function CallLink({
  variant = "secondary",
  children,
  ...link
}: Omit<ComponentProps<typeof ButtonLink>, "href">) {
  const { phone } = useSiteTexts();
  return (
    <ButtonLink href={`tel:${phoneToE164(phone)}`} variant={variant} {...link}>
      <Icon name="phone" />
      {children ?? phone}
    </ButtonLink>
  );
}
