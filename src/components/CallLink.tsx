import type { ReactNode } from "react";
import { phoneToE164 } from "../lib/links";
import { ButtonLink, type ButtonVariant } from "./ButtonLink";
import { Icon } from "./Icon";
import { useSiteTexts } from "./site-texts";

interface Props {
  variant?: ButtonVariant;
  children: ReactNode;
}

/** Button that dials the firm. */
export function CallLink({ variant = "secondary", children }: Props) {
  const { phone } = useSiteTexts();
  return (
    <ButtonLink href={`tel:${phoneToE164(phone)}`} variant={variant}>
      <Icon name="phone" />
      {children}
    </ButtonLink>
  );
}
