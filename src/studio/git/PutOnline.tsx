import { stateOf } from "../folder/site-files";
import { nameOfFile } from "../forms/place";
import { pageIn } from "../save/moves";
import type { ChangedFile } from "./messages";

interface Props {
  /** What was put online. */
  files: readonly ChangedFile[];
  /** Whether what others published came along. */
  merged: boolean;
}

/** Says of what was put online when visitors see it, and where. */
export function PutOnline({ files, merged }: Props) {
  const { siteUrl } = JSON.parse(stateOf("data/site.json") ?? "{}") as { siteUrl?: string };
  const pages = files.flatMap(({ file, after }) => {
    const page = pageIn(file, after);
    return page ? [{ ...page, name: nameOfFile(file, after) }] : [];
  });
  const drafts = pages.filter(({ isDraft }) => isDraft).map(({ name }) => name);
  const seen = pages.filter(({ isDraft }) => !isDraft);
  return (
    <>
      <p className="studio-good" tabIndex={-1} ref={(words) => words?.focus()}>
        Gelukt{merged && ", samen met wat anderen veranderden"}. De website wordt nu opnieuw gemaakt. Over enkele
        minuten zien bezoekers het.
      </p>
      {seen.length > 0 && (
        <ul>
          {seen.map(({ name, address }) => (
            <li key={address}>
              <a href={`${siteUrl}${address}`} target="_blank" rel="noreferrer">
                Bekijk {name} op de website
              </a>
            </li>
          ))}
        </ul>
      )}
      {drafts.length > 0 && (
        <p>Bezoekers zien niet: {drafts.join(", ")}. Dat blijft een concept tot je het vinkje weghaalt.</p>
      )}
      <p>Zie je na een kwartier nog het oude? Laad de pagina opnieuw. Helpt dat niet, vraag dan een ontwikkelaar.</p>
      {merged && (
        <button type="button" className="studio-quiet" onClick={() => window.location.reload()}>
          Toon wat anderen veranderden
        </button>
      )}
    </>
  );
}
