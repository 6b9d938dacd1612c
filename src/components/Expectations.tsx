import { css } from "@emotion/react";
import { stack } from "../styles/layout";
import { space } from "../styles/tokens";
import { ActionButton } from "./Actions";
import { CheckList } from "./CheckList";

const expectations = css`
  ${stack(space.s3)};
  justify-items: start;
  margin-top: ${space.s4};
`;

/** What to expect of a form or agenda, and another way. */
export function Expectations({ points, action }: Pick<Queries.EmbedSectionFragment, "points" | "action">) {
  return (
    (points || action) && (
      <div css={expectations}>
        {points && <CheckList items={points} />}
        {action && <ActionButton action={action} />}
      </div>
    )
  );
}
