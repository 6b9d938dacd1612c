import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { columns, stack } from "../styles/layout";
import { media } from "../styles/media";
import { space } from "../styles/tokens";
import { ActionButton } from "./Actions";
import { CheckList } from "./CheckList";

const expectations = css`
  ${stack(space.s3)};
  justify-items: start;
  margin-top: ${space.s4};
`;

const withPerson = columns("3fr 2fr", space.s4, media.tablet);

interface Props extends Pick<Queries.EmbedSectionFragment, "points" | "action"> {
  /** Shown beside the points. */
  children?: ReactNode;
}

/** What to expect of a form or agenda, and another way. */
export function Expectations({ points, action, children }: Props) {
  return (
    (points || action) && (
      <div css={[expectations, children ? withPerson : undefined]}>
        {points && <CheckList items={points} />}
        {action && <ActionButton action={action} />}
        {children}
      </div>
    )
  );
}
