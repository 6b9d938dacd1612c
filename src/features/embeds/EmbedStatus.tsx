import { css } from "@emotion/react";
import { visuallyHidden } from "../../styles/layout";
import { color, space } from "../../styles/tokens";
import type { EmbedIntegration, EmbedState } from "./types";

const loading = css`
  place-self: center;
  grid-area: 1 / 1;
  padding: ${space.s2};
  color: ${color.textSoft};
`;

interface Props {
  status: EmbedState["status"];
  texts: Pick<EmbedIntegration, "loadingText" | "fallbackTitle">;
}

/** Says politely what the embed is doing; seen while it loads. Always on the page: a new live region is not heard. */
export function EmbedStatus({ status, texts }: Props) {
  const said = { idle: "", loading: texts.loadingText, ready: "", failed: texts.fallbackTitle };
  return (
    <p role="status" css={status === "loading" ? loading : visuallyHidden}>
      {said[status]}
    </p>
  );
}
