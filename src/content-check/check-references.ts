import { CONTENT_TYPES, type Source } from "../content-model/registry";
import { problemIn } from "./document";
import { allowed, quote, suggestion } from "./dutch";
import type { Uses } from "./fill";
import type { LoadedContent } from "./load";
import type { ContentProblem } from "./problem";
import type { SiteIndex } from "./site-index";

const placeOf = (source: Source | undefined): string => {
  if (!source) {
    return "";
  }
  return source.kind === "file" || source.kind === "list" ? source.file : source.folder;
};

const PLACES: ReadonlyMap<string, string> = new Map(CONTENT_TYPES.map(({ name, source }) => [name, placeOf(source)]));

/** Checks that every reference names an entry that exists. */
export const checkReferences = (uses: Uses, site: SiteIndex): ContentProblem[] =>
  uses.references.flatMap(({ part, target, label, at, to, by }) => {
    const known = site.values(to, by);
    return !known || known.has(target)
      ? []
      : [
          problemIn(
            part.document,
            at(),
            `${label}${quote(target)} bestaat niet${allowed(target, [...known], PLACES.get(to))}`,
          ),
        ];
  });

/** Checks that every picture has its file in content/images. */
export const checkImages = (uses: Uses, { images }: LoadedContent): ContentProblem[] =>
  uses.images
    .filter(({ target }) => !images.has(target))
    .map(({ part, target, label, at }) =>
      problemIn(
        part.document,
        at(),
        `${label}het bestand content/images/${target} ontbreekt${suggestion(target, images)}; toegestaan: een bestand in content/images`,
      ),
    );
