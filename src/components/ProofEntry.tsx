import { formatDate } from "./dates";
import { SampleMark } from "./SampleMark";
import { SmartLink } from "./SmartLink";
import { useSiteTexts } from "./site-texts";

interface Props {
  entry: Queries.ProofEntryFragment;
}

/** One claim in a definition list: what it says, where its figure comes from and where it can be checked. */
export function ProofEntry({ entry: { title, text, sample, link, fact } }: Props) {
  const texts = useSiteTexts();
  const source = fact?.source;
  return (
    <div>
      <dt>{title}</dt>
      <dd>
        <p>
          {text} {sample && <SampleMark />}
        </p>
        {source && (
          <p>
            {texts.source}: {source.link ? <SmartLink href={source.link}>{source.text}</SmartLink> : source.text}
            {source.date && `, ${formatDate(source.date)}`} {source.sample && <SampleMark />}
          </p>
        )}
        {link && (
          <SmartLink href={link.link} lang={link.language ?? undefined}>
            {link.label}
          </SmartLink>
        )}
      </dd>
    </div>
  );
}
