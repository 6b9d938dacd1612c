import { css } from "@emotion/react";
import type { ComponentProps } from "react";
import { media } from "../styles/media";
import { color, radius, space } from "../styles/tokens";
import { SmartLink } from "./SmartLink";

/** Look of everything that acts as a button, shared with `<button>` elements. */
export const buttonStyle = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space.s1};
  min-height: 3rem;
  padding: ${space.s1} ${space.s3};
  border: 2px solid transparent;
  border-radius: ${radius.pill};
  font-weight: 600;
  line-height: 1.3;
  text-align: center;
  text-decoration: none;
  text-wrap-style: balance;
  ${media.largeLetters} {
    padding-inline: ${space.s1};
  }
  @media (hover: hover) and (prefers-reduced-motion: no-preference) {
    transition:
      background-color 150ms,
      transform 150ms;
    &:hover {
      transform: translateY(-2px);
    }
  }
`;

/** Looks of buttons and of links that stand as buttons, by the style that data name. */
export const buttonVariants: Readonly<Record<Queries.ActionStyle, ReturnType<typeof css>>> = {
  primary: css`
    background: var(--button, ${color.action});
    color: var(--button-text, ${color.card});
    &:hover {
      background: var(--button-hover, ${color.actionHover});
    }
  `,
  secondary: css`
    border-color: currentColor;
    color: inherit;
  `,
  text: css`
    justify-content: start;
    padding: 0.75rem 0;
    border: 0;
    background: none;
    color: inherit;
    text-align: start;
    text-decoration: underline;
    text-decoration-thickness: 2px;
    text-decoration-color: var(--underline, ${color.motif});
  `,
};

interface Props extends ComponentProps<typeof SmartLink> {
  variant?: Queries.ActionStyle;
}

/** Link that looks like a button. */
export function ButtonLink({ variant = "primary", ...link }: Props) {
  return <SmartLink css={[buttonStyle, buttonVariants[variant]]} {...link} />;
}
