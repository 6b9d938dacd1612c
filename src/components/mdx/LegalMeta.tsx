import { css } from "@emotion/react";
import { color, fontSize } from "../../styles/tokens";
import { formatMonth } from "../dates";
import { useSiteTexts } from "../site-texts";

const style = css`
  color: ${color.textSoft};
  font-size: ${fontSize.small};
`;

interface Props {
  version: string | null;
  /** YYYY-MM. */
  updated: string | null;
}

/** Version and month of the last change of a legal text; nothing where there are none. */
export function LegalMeta({ version, updated }: Props) {
  const texts = useSiteTexts();
  if (!version && !updated) {
    return null;
  }
  return (
    <p css={style}>
      {version && `${texts.version} ${version}`}
      {version && updated && " · "}
      {updated && `${texts.updated} ${formatMonth(updated)}`}
    </p>
  );
}
