import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { CONTENT_TYPES, type ContentType, contentTypeOfFile } from "../content-model/registry";
import { type ContentDocument, type Entry, problemIn } from "./document";
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

/** The files in a folder and the folders in it, relative to it, with forward slashes; none where it does not exist. */
const filesIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((item) => item.isFile())
        .map((item) =>
          join(item.parentPath, item.name)
            .slice(folder.length + 1)
            .replaceAll("\\", "/"),
        )
        .sort()
    : [];

const filesOf = ({ source }: ContentType, root: string): string[] => {
  switch (source.kind) {
    case "file":
    case "list":
      return [source.file];
    case "folder":
    case "mdx": {
      const extension = source.kind === "mdx" ? ".mdx" : ".json";
      return filesIn(join(root, source.folder))
        .filter((file) => file.endsWith(extension))
        .map((file) => `${source.folder}/${file}`);
    }
  }
};

const TOP: Position = { line: 1, column: 1 };

const STRAY =
  "dit bestand hoort nergens bij; toegestaan: .json in data/pages en data/cities, .mdx in content/articles en " +
  "content/legal, afbeeldingen in content/images, en de vaste bestanden in data";

const straysIn = (root: string): ContentProblem[] =>
  ["data", "content"]
    .flatMap((folder) => filesIn(join(root, folder)).map((file) => `${folder}/${file}`))
    .filter((file) => !file.startsWith("content/images/") && !/(?:^|\/)\./.test(file) && !contentTypeOfFile(file))
    .map((file) => problemIn({ file }, TOP, STRAY));

const read = (root: string, file: string, type: ContentType): ContentDocument => {
  const text = readFileSync(join(root, file), "utf8");
  return { file, type, text, ...(type.source.kind === "mdx" ? parseMdx(text) : parseJson(text)) };
};

/**
 * Reads and parses every content file.
 *
 * @param root the project's root, absolute
 */
export const loadContent = (root: string): LoadedContent => {
  const documents: ContentDocument[] = [];
  const missing: ContentProblem[] = [];
  for (const type of CONTENT_TYPES) {
    for (const file of filesOf(type, root)) {
      if (existsSync(join(root, file))) {
        documents.push(read(root, file, type));
      } else {
        missing.push(problemIn({ file }, TOP, "het bestand ontbreekt; het is verplicht"));
      }
    }
  }
  return {
    documents,
    missing,
    strays: straysIn(root),
    images: new Set(filesIn(join(root, "content/images"))),
    staticFiles: new Set(filesIn(join(root, "static")).map((file) => `/${file}`)),
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
