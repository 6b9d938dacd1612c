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

const announcement = (status: EmbedState["status"], { loadingText, fallbackTitle }: Texts): string => {
  switch (status) {
    case "loading":
      return loadingText;
    case "failed":
      return fallbackTitle;
    default:
      return "";
  }
};

type Texts = Pick<EmbedIntegration, "loadingText" | "fallbackTitle">;

interface Props {
  status: EmbedState["status"];
  texts: Texts;
}

/** Says politely what the embed is doing; seen while it loads. Always on the page: a new live region is not heard. */
export function EmbedStatus({ status, texts }: Props) {
  return (
    <p role="status" css={status === "loading" ? loading : visuallyHidden}>
      {announcement(status, texts)}
    </p>
  );
}
