import { css } from "@emotion/react";
import type { ReactNode, Ref } from "react";
import { media } from "../../styles/media";
import { color, fontSize, radius, space, target } from "../../styles/tokens";

const base = css`
  min-height: ${target};
  padding: ${space.s1};
  border: 2px solid ${color.brand};
  border-radius: ${radius.pill};
  font-size: ${fontSize.small};
  font-weight: 600;
  line-height: 1.2;
  ${media.tablet} {
    padding-inline: ${space.s3};
  }
`;

const looks = {
  /** Accept and refuse share this one look, so that neither stands out. */
  choice: css`
    background: ${color.brand};
    color: ${color.card};
    &:hover {
      background: ${color.brandDeep};
    }
  `,
  quiet: css`
    background: transparent;
    color: ${color.brand};
    &:hover {
      background: ${color.quiet};
    }
  `,
};

interface ConsentButtonProps {
  look: keyof typeof looks;
  onClick: () => void;
  children: ReactNode;
  ref?: Ref<HTMLButtonElement>;
}

/** Button of the consent banner; takes its look, its text and what it does. */
export function ConsentButton({ look, onClick, children, ref }: ConsentButtonProps) {
  return (
    <button type="button" ref={ref} css={[base, looks[look]]} onClick={onClick}>
      {children}
    </button>
  );
}
