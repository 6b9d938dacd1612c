import { FactSource } from "./FactSource";
import { SampleMark } from "./SampleMark";
import { SmartLink } from "./SmartLink";

interface Props {
  entry: Queries.ProofEntryFragment;
}

/** One claim in a definition list: what it says, where its figure comes from and where it can be checked. */
export function ProofEntry({ entry: { title, text, sample, link, fact } }: Props) {
  return (
    <div>
      <dt>{title}</dt>
      <dd>
        <p>
          {text} {sample && <SampleMark />}
        </p>
        {fact?.source && <FactSource source={fact.source} />}
        {link && (
          <SmartLink href={link.link} lang={link.language ?? undefined}>
            {link.label}
          </SmartLink>
        )}
      </dd>
    </div>
  );
}
