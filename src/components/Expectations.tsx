import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { stack, tracks } from "../styles/layout";
import { media } from "../styles/media";
import { space } from "../styles/tokens";
import { ActionButton } from "./Actions";
import { CheckList } from "./CheckList";

const expectations = css`
  ${stack(space.s3)};
  justify-items: start;
  margin-top: ${space.s4};
  ${media.tablet} {
    &:has(> figure) {
      ${tracks("3fr 2fr")}
    }
    & > figure {
      grid-area: 1 / 2 / span 2;
      justify-self: stretch;
    }
  }
`;

interface Props extends Pick<Queries.EmbedSectionFragment, "points" | "action"> {
  /** A figure, shown beside the points. */
  children?: ReactNode;
}

/** What to expect of a form or agenda, and another way. */
export function Expectations({ points, action, children }: Props) {
  return (
    (points || action) && (
      <div css={expectations}>
        {points && <CheckList items={points} />}
        {action && <ActionButton action={action} />}
        {children}
      </div>
    )
  );
}
