import { css } from "@emotion/react";
import { fontSize, space, width } from "../styles/tokens";

const style = css`
  max-width: ${width.measure};
  margin-top: ${space.s3};
  font-size: ${fontSize.small};
`;

/** Remark under a block; nothing when there is none. */
export function Note({ text }: { text: string | null | undefined }) {
  return text ? <p css={style}>{text}</p> : null;
}
