import { Fragment } from "react";
import { color, fontSize } from "../styles/tokens";
import { formatDate, formatMonth } from "./dates";
import { useSiteTexts } from "./site-texts";

interface Props {
  /** YYYY-MM-DD. */
  date?: string | null;
  /** Minutes. */
  readingTime?: number | null;
  version?: string | null;
  /** YYYY-MM. */
  updated?: string | null;
}

/** Date and reading time of an article, version and last change of a legal text: what is known, or nothing. */
export function TextMeta({ date, readingTime, version, updated }: Props) {
  const texts = useSiteTexts();
  const [first, ...more] = [
    date && <time dateTime={date}>{formatDate(date)}</time>,
    readingTime && texts.readingTimeLabel.replace("{minutes}", String(readingTime)),
    version && `${texts.version} ${version}`,
    updated && `${texts.updated} ${formatMonth(updated)}`,
  ].filter(Boolean);
  return first ? (
    <p css={{ color: color.textSoft, fontSize: fontSize.small }}>
      {first}
      {more.map((part) => (
        <Fragment key={String(part)}>
          {" "}
          <span css={{ whiteSpace: "nowrap" }}>
            <i>·</i> {part}
          </span>
        </Fragment>
      ))}
    </p>
  ) : null;
}
