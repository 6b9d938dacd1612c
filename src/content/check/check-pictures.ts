import { drawingSize } from "../../lib/drawing-size";
import { type ContentProblem, problemOf } from "./document";
import { allowedBy } from "./dutch";
import type { SiteFiles } from "./files";
import type { Uses } from "./fill";
import type { LoadedContent } from "./load";

const FOLDER = "content/images";

/** First bytes of each file type, and their offset. */
const STARTS: Readonly<Record<string, readonly [byte: number, start: string]>> = {
  png: [0, "\u0089PNG\r\n\u001a\n"],
  jpg: [0, "\u00ff\u00d8\u00ff"],
  jpeg: [0, "\u00ff\u00d8\u00ff"],
  webp: [8, "WEBP"],
  avif: [4, "ftypavi"],
};

/** How a picture ends that was copied whole; cameras add more behind it, such as a short film. */
const ENDS: Readonly<Record<string, string>> = { png: "IEND", jpg: "\u00ff\u00d9", jpeg: "\u00ff\u00d9" };

/** What its pixels begin with; a small picture of its own may come before. */
const PIXELS = "\u00ff\u00da";

const startsAs = (bytes: Uint8Array, [byte, start]: readonly [number, string]): boolean =>
  [...start].every((sign, index) => bytes[byte + index] === sign.charCodeAt(0));

/** Whether a drawing was copied whole: it ends, and so does each of its elements. */
const isWhole = (svg: string): boolean => {
  const count = (sign: RegExp) => svg.replace(/<!--[\s\S]*?-->/g, "").match(sign)?.length;
  return /<\/svg>\s*$/.test(svg) && count(/<[a-z]/gi) === count(/<\/|\/>/g);
};

const drawingFault = (svg: string): string => {
  if (!isWhole(svg)) {
    return "is geen leesbare tekening; bewaar de tekening opnieuw als SVG";
  }
  return drawingSize(svg)
    ? ""
    : "heeft geen maat; bewaar de tekening met een breedte en een hoogte in hele pixels (width en height), of kies een PNG";
};

/** What is wrong with a picture's file, and what to do; empty if it can be shown. */
export const pictureFault = (file: string, bytes: Uint8Array): string => {
  const kind = /\.(\w+)$/.exec(file)?.[1] ?? "";
  if (bytes.length === 0) {
    return "is leeg; zet de afbeelding er opnieuw neer, of verwijder het bestand";
  }
  if (kind === "svg") {
    return drawingFault(new TextDecoder().decode(bytes));
  }
  const start = STARTS[kind];
  const signs = new TextDecoder("latin1").decode(bytes);
  if (start && startsAs(bytes, start) && !signs.includes(ENDS[kind] ?? "", signs.lastIndexOf(PIXELS))) {
    return "is maar half aangekomen; kopieer de afbeelding opnieuw";
  }
  return start && !startsAs(bytes, start)
    ? `is geen ${kind.toUpperCase()}; bewaar de afbeelding opnieuw als ${kind.toUpperCase()}, en hernoem niet alleen het bestand`
    : "";
};

/** Checks that every picture is what its name says: an unreadable one stops the build, even if no page shows it. */
export const checkPictures = ({ paths, bytes }: SiteFiles): ContentProblem[] =>
  paths.flatMap((path) => {
    const fault = bytes && path.startsWith(`${FOLDER}/`) && pictureFault(path, bytes(path));
    return fault ? [problemOf(path, fault)] : [];
  });

/** Checks that every picture that content names is there. */
export const checkImages = (uses: Uses, { images }: LoadedContent): ContentProblem[] =>
  uses.images
    .filter(({ target }) => !images.has(target))
    .map(({ target, problem }) => {
      const instead = allowedBy(`een bestand in ${FOLDER}`, target.replace(`${FOLDER}/`, ""), images);
      return problem(`het bestand ${FOLDER}/${target} ontbreekt${instead}`);
    });

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
