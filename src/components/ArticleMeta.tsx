import { css } from "@emotion/react";
import { color, fontSize } from "../styles/tokens";
import { formatDate } from "./dates";
import { useSiteTexts } from "./site-texts";

const style = css`
  color: ${color.textSoft};
  font-size: ${fontSize.small};
`;

interface Props {
  /** YYYY-MM-DD, or null where none was agreed. */
  date: string | null;
  /** Minutes, or null where none was agreed. */
  readingTime: number | null;
}

/** Date and reading time of an article; nothing where there are none. */
export function ArticleMeta({ date, readingTime }: Props) {
  const { readingTimeLabel } = useSiteTexts();
  if (!date && !readingTime) {
    return null;
  }
  return (
    <p css={style}>
      {date && <time dateTime={date}>{formatDate(date)}</time>}
      {date && readingTime && " · "}
      {readingTime && readingTimeLabel.replace("{minutes}", String(readingTime))}
    </p>
  );
}
