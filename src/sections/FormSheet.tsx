import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { Drawing } from "../components/Drawing";
import { media } from "../styles/media";
import { color, fontSize, outline, radius, space } from "../styles/tokens";

const style = css`
  --sheet: clamp(1.25rem, 0.5rem + 3vw, 2.5rem);
  scroll-margin-top: ${space.s1};
  padding: var(--sheet);
  border: ${outline};
  border-radius: ${radius.card};
  background: ${color.card};
  /* To the edges of the sheet. */
  & > img {
    width: calc(100% + 2 * var(--sheet));
    max-width: none;
    margin: calc(-1 * var(--sheet)) calc(-1 * var(--sheet)) ${space.s3};
    border-radius: 10px 10px 0 0;
  }
  & > h2 {
    font-size: ${fontSize.h3};
  }
  & > h2,
  & > p {
    margin-bottom: ${space.s2};
  }
  ${media.desktop} {
    grid-area: 1 / 2 / span 2;
    align-self: start;
  }
  ${media.print} {
    break-inside: avoid;
  }
`;

interface Props {
  id: string | undefined;
  drawing: Queries.FormOpeningSectionFragment["drawing"];
  children: ReactNode;
}

/** Sheet of paper with a form or agenda, in an opening; a drawing may stand at its head. */
export function FormSheet({ id, drawing, children }: Props) {
  return (
    <div css={style} id={id}>
      {drawing && <Drawing {...drawing} priority />}
      {children}
    </div>
  );
}
