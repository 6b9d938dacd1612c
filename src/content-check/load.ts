import { CONTENT_TYPES, type ContentType, contentTypeOfFile } from "../content-model/registry";
import { type ContentDocument, type Entry, problemIn, type SyntaxProblem } from "./document";
import type { SiteFiles } from "./files";
import { lineIndex } from "./line-index";
import { parseJson } from "./parse-json";
import { parseMdx } from "./parse-mdx";
import type { ContentProblem, Position } from "./problem";

/** Everything that stands in data/ and content/. */
export interface LoadedContent {
  documents: ContentDocument[];
  /** Files in content/images, relative to that folder. */
  images: ReadonlySet<string>;
  /** Files in static/, as the paths under which the site serves them. */
  staticFiles: ReadonlySet<string>;
  /** Files that should exist and do not. */
  missing: ContentProblem[];
  /** Files that no content type reads, mostly because of their name or folder. */
  strays: ContentProblem[];
}

const inFolder = (paths: readonly string[], folder: string): string[] =>
  paths.filter((path) => path.startsWith(`${folder}/`)).map((path) => path.slice(folder.length + 1));

const filesOf = ({ source }: ContentType, paths: readonly string[]): string[] => {
  switch (source.kind) {
    case "file":
    case "list":
      return [source.file];
    case "folder":
    case "mdx": {
      const extension = source.kind === "mdx" ? ".mdx" : ".json";
      return paths.filter((path) => path.startsWith(`${source.folder}/`) && path.endsWith(extension));
    }
  }
};

const TOP: Position = { line: 1, column: 1 };

const STRAY =
  "dit bestand hoort nergens bij; toegestaan: .json in data/pages en data/cities, .mdx in content/articles en " +
  "content/legal, afbeeldingen in content/images, en de vaste bestanden in data";

const isStray = (path: string): boolean =>
  !/^(?:static|content\/images)\//.test(path) && !/\/\./.test(path) && !contentTypeOfFile(path);

/** What shows that a file was saved otherwise than as plain UTF-8. */
const ENCODING: readonly (readonly [sign: RegExp, message: string])[] = [
  [/^\uFEFF/, "onzichtbaar teken aan het begin (BOM); sla het bestand op als UTF-8 zonder BOM"],
  [/\uFFFD/, "onleesbaar teken; sla het bestand op als UTF-8 en typ het teken opnieuw"],
];

const encodingProblems = (text: string): SyntaxProblem[] =>
  ENCODING.flatMap(([sign, message]) => {
    const offset = text.search(sign);
    return offset < 0 ? [] : [{ ...lineIndex(text)(offset), message }];
  });

const parse = (file: string, text: string, type: ContentType): ContentDocument => {
  const plain = text.replace(/^\uFEFF/, "");
  const parsed = type.source.kind === "mdx" ? parseMdx(plain) : parseJson(plain);
  return { file, type, text, ...parsed, problems: [...encodingProblems(text), ...parsed.problems] };
};

const documentOf = ({ read, parsed }: SiteFiles, file: string, type: ContentType): ContentDocument => {
  const text = read(file);
  const known = parsed?.get(file);
  const document = known?.text === text ? known : parse(file, text, type);
  parsed?.set(file, document);
  return document;
};

/** Reads and parses every content file. */
export const loadContent = (files: SiteFiles): LoadedContent => {
  const { paths } = files;
  const documents: ContentDocument[] = [];
  const missing: ContentProblem[] = [];
  const known = new Set(paths);
  for (const type of CONTENT_TYPES) {
    for (const file of filesOf(type, paths)) {
      if (known.has(file)) {
        documents.push(documentOf(files, file, type));
      } else {
        missing.push(problemIn({ file }, TOP, "het bestand ontbreekt; het is verplicht"));
      }
    }
  }
  return {
    documents,
    missing,
    strays: paths.filter(isStray).map((file) => problemIn({ file }, TOP, STRAY)),
    images: new Set(inFolder(paths, "content/images")),
    staticFiles: new Set(inFolder(paths, "static").map((file) => `/${file}`)),
  };
};

const nameOf = (value: unknown, key: string | undefined): string => {
  const name = key && typeof value === "object" && value !== null ? (value as Record<string, unknown>)[key] : undefined;
  return typeof name === "string" ? name : "";
};

/** The entries of a file: the file itself, or the items of its list. */
export const entriesOf = (document: ContentDocument): Entry[] => {
  const { type, data } = document;
  if (type.source.kind !== "list") {
    return data === undefined ? [] : [{ document, type, path: [], value: data, name: "" }];
  }
  return Array.isArray(data)
    ? data.map((value, index) => ({
        document,
        type,
        path: [index],
        value,
        name: nameOf(value, type.key) || `[${index}]`,
      }))
    : [];
};
