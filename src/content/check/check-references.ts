import { CONTENT_TYPES, placeOf } from "../model/registry";
import { draftProblem } from "./check-links";
import { allowed, allowedBy, quote } from "./dutch";
import type { SiteFiles } from "./files";
import type { Uses } from "./fill";
import type { LoadedContent } from "./load";
import type { ContentProblem } from "./problem";
import type { SiteIndex } from "./site-index";

/** File or folder of each content type. */
export const PLACES: ReadonlyMap<string, string> = new Map(CONTENT_TYPES.map((type) => [type.name, placeOf(type)]));

export const checkReferences = (uses: Uses, site: SiteIndex): ContentProblem[] =>
  uses.references.flatMap((use) => {
    const { target, problem, to, by, needs } = use;
    const known = site.values(to, by);
    if (known && !known.has(target)) {
      const wrong = target ? `${quote(target)} bestaat niet` : "is leeg";
      return [problem(`${wrong}${allowed(target, [...known], PLACES.get(to))}`)];
    }
    const ofDraft = by === "path" && draftProblem(use, target, site);
    if (ofDraft) {
      return [problem(ofDraft)];
    }
    const lacks = needs && site.entries(to)?.some((entry) => entry[by] === target && entry[needs] === undefined);
    return lacks
      ? [problem(`${quote(target)} heeft geen ${needs}; vul die in (${PLACES.get(to)}), of noem een ander`)]
      : [];
  });

const FOLDER = "content/images";

export const checkImages = (uses: Uses, { images }: LoadedContent): ContentProblem[] =>
  uses.images
    .filter(({ target }) => !images.has(target))
    .map(({ target, problem }) =>
      problem(
        `het bestand ${FOLDER}/${target} ontbreekt${allowedBy(`een bestand in ${FOLDER}`, target.replace(`${FOLDER}/`, ""), images)}`,
      ),
    );

/** Larger pictures only burden the repository and the build: visitors get smaller versions. */
const HEAVY = 1_000_000;

/** Advice about a picture of so many bytes; empty if it is small enough. */
export const heavyPictureAdvice = (bytes: number): string =>
  bytes > HEAVY
    ? `weegt ${(bytes / HEAVY).toLocaleString("nl-NL", { maximumFractionDigits: 1 })} MB; maak de afbeelding kleiner: 2.000 pixels breed en 1 MB is genoeg`
    : "";

/** Warns of pictures that are larger than needed, once each. */
export const checkHeavyPictures = (uses: Uses, { images }: LoadedContent, { bytes }: SiteFiles): ContentProblem[] =>
  [...new Map(uses.images.map((use) => [use.target, use])).values()].flatMap(({ target, problem }) => {
    const advice = images.has(target) && bytes ? heavyPictureAdvice(bytes(`${FOLDER}/${target}`).length) : "";
    return advice ? [problem(`${FOLDER}/${target} ${advice}`)] : [];
  });
