import { formatDate } from "./dates";
import { SampleMark } from "./SampleMark";
import { SmartLink } from "./SmartLink";
import { useSiteTexts } from "./site-texts";

interface Props {
  source: Queries.FactSourceFieldsFragment;
}

/** Where a figure comes from, with the day of its last check. */
export function FactSource({ source: { text, link, date, sample } }: Props) {
  const texts = useSiteTexts();
  return (
    <p>
      {texts.source}: {link ? <SmartLink href={link}>{text}</SmartLink> : text}
      {date && `, ${formatDate(date)}`} {sample && <SampleMark />}
    </p>
  );
}
