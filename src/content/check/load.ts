import { CONTENT_TYPES, type ContentType, contentTypeOfFile } from "../model/registry";
import { type ContentDocument, lineIndex, type PlacedMessage, problemOf, TOP } from "./document";
import type { SiteFiles } from "./files";
import { parseJson } from "./parse-json";
import { parseMdx } from "./parse-mdx";
import { type Sign, signProblems } from "./signs";

const inFolder = (paths: readonly string[], folder: string): string[] =>
  paths.filter((path) => path.startsWith(`${folder}/`)).map((path) => path.slice(folder.length + 1));

const STRAY =
  "dit bestand hoort nergens bij; toegestaan: .json in data/pages en data/cities, .mdx in content/articles en " +
  "content/legal, afbeeldingen in content/images, en de vaste bestanden in data";

/** Files that operating systems leave in folders. */
const OF_SYSTEM = /\/(?:\.|Thumbs\.db$|desktop\.ini$)/i;

const isStray = (path: string): boolean =>
  !/^(?:static|content\/images)\//.test(path) && !OF_SYSTEM.test(path) && !contentTypeOfFile(path);

/** Signs that the whole file is unusable, so that other problems are not reported. */
const SPOILT: readonly Sign[] = [
  [/\0/, "het bestand is opgeslagen als UTF-16; sla het op als UTF-8"],
  [/^\s*$/, "het bestand is leeg; zet de inhoud terug, of verwijder het bestand"],
  [
    /^<{7} /m,
    "hier staan twee versies onder elkaar; kies er één en haal de regels met <<<<<<<, ======= en >>>>>>> weg",
  ],
];

/** Signs that a file was not saved as plain UTF-8. */
const ENCODING: readonly Sign[] = [
  [/^\uFEFF/, "onzichtbaar teken aan het begin (BOM); sla het bestand op als UTF-8 zonder BOM"],
  [/\uFFFD/, "onleesbaar teken; sla het bestand op als UTF-8 en typ het teken opnieuw"],
];

const NO_LIST = "hier hoort een lijst te staan; toegestaan: [ met de onderdelen ertussen ]";

const parse = (file: string, written: string, type: ContentType): ContentDocument => {
  const text = written.replace(/^\uFEFF/, "");
  const parsed = type.ending === "mdx" ? parseMdx(text) : parseJson(text);
  const placed = (signs: readonly Sign[]): PlacedMessage[] =>
    signProblems(signs, written).map(({ offset, message }) => ({ ...lineIndex(written)(offset), message }));
  const [spoilt] = placed(SPOILT);
  const isNoList = type.kind === "list" && !parsed.broken && !Array.isArray(parsed.data);
  const noList = isNoList ? [{ ...parsed.locate([]), message: NO_LIST }] : [];
  const problems = spoilt ? [spoilt] : [...placed(ENCODING), ...parsed.problems, ...noList];
  return { file, type, text, ...parsed, problems };
};

const UNREADABLE = "het bestand kan niet worden gelezen; controleer of het een gewoon bestand is dat je mag openen";

/** What was made of each file last, for another look at the same text. */
const parsed = new Map<string, { text: string; document: ContentDocument }>();

const documentOf = ({ read }: SiteFiles, file: string, type: ContentType): ContentDocument => {
  let text: string;
  try {
    text = read(file);
  } catch {
    const problems = [{ ...TOP, message: UNREADABLE }];
    return { file, type, text: "", data: undefined, broken: true, problems, locate: () => TOP };
  }
  const known = parsed.get(file);
  const document = known?.text === text ? known.document : parse(file, text, type);
  parsed.set(file, { text, document });
  return document;
};

/** All content files, parsed. */
export type LoadedContent = ReturnType<typeof loadContent>;

/** Reads and parses every content file. */
export const loadContent = (files: SiteFiles) => {
  const { paths, edited = new Set() } = files;
  const missing = CONTENT_TYPES.filter(({ kind, place }) => kind !== "folder" && !paths.includes(place));
  return {
    documents: CONTENT_TYPES.flatMap((type) =>
      paths.filter((path) => contentTypeOfFile(path) === type).map((file) => documentOf(files, file, type)),
    ).sort((a, b) => Number(edited.has(a.file)) - Number(edited.has(b.file))),
    /** Files that are missing, and those that no content type reads, mostly because of their name or folder. */
    problems: [
      ...missing.map(({ place }) => problemOf(place, "het bestand ontbreekt; het is verplicht")),
      ...paths.filter(isStray).map((file) => problemOf(file, STRAY)),
    ],
    /** Files in content/images, relative to that folder. */
    images: new Set(inFolder(paths, "content/images")),
    /** Files in static/ as addresses: both as named and percent-encoded. */
    staticFiles: new Set(inFolder(paths, "static").flatMap((file) => [`/${file}`, encodeURI(`/${file}`)])),
  };
};
