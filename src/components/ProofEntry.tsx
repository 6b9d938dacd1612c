import { formatDate } from "./dates";
import { SampleMark } from "./SampleMark";
import { SmartLink } from "./SmartLink";
import { useSiteTexts } from "./site-texts";

/** One claim in a definition list: what it says, where its figure comes from and where it can be checked. */
export function ProofEntry({ title, text, sample, link, fact }: Queries.ProofEntryFragment) {
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
