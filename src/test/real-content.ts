import { resolve } from "node:path";
import { filesOnDisk } from "../content-check/disk";
import type { ContentDocument, Entry } from "../content-check/document";
import { fillPart } from "../content-check/fill";
import { lineIndex } from "../content-check/line-index";
import { entriesOf, loadContent } from "../content-check/load";
import { componentParts, entryPart } from "../content-check/part";
import { tokenSource } from "../content-check/token-source";
import { walk } from "../content-check/walk";
import { interpolate } from "../lib/tokens";

/** A text as visitors see it, with where it stands. */
export interface ShownText {
  /** `data/reviews.json:12` */
  place: string;
  /** What the text belongs to: a page, or an entry of shared content. */
  owner: string;
  typeName: string;
  text: string;
  /** The text as it stands in the file, with its tokens. */
  written: string;
}

const { documents } = loadContent(filesOnDisk(resolve(".")));
const entries = documents.flatMap(entriesOf);

/** Tokens of the real data. */
export const realTokens = tokenSource(entries);

/** A token as it is shown, with plain spaces. */
export const shown = (token: string): string => (realTokens.table.get(token)?.nl ?? "").replace(/\s/g, " ");

/** All entries of a content type in the real data, tokens filled in. */
export const realEntries = <T>(typeName: string): T[] =>
  entries.filter(({ type }) => type.name === typeName).map((entry) => fill(entry) as T);

const noUses = () => ({ links: [], images: [], references: [], texts: [] });

const fill = (entry: Entry): unknown => fillPart(entryPart(entry), realTokens, noUses(), []).value;

/** The MDX files of a content type. */
export const realDocuments = (typeName: string): ContentDocument[] =>
  documents.filter(({ type, body }) => type.name === typeName && body);

/** The prose of an MDX file as it is written, without its tags; lines stay where they are. */
const writtenProse = ({ body }: ContentDocument): string => (body?.text ?? "").replace(/<\/?[A-Z][^>]*>/g, "");

/** The prose of an MDX file without its tags, tokens filled in. */
export const proseOf = (document: ContentDocument): string =>
  interpolate(writtenProse(document), realTokens.table, "nl");

const fieldTexts = (part: ReturnType<typeof entryPart>, owner: string): ShownText[] => {
  const found: ShownText[] = [];
  walk(part.schema, part.value, {
    text: ({ value, path, field }) => {
      if (field?.kind === "copy" || field?.kind === "markdown") {
        const place = `${part.document.file}:${part.at(path).line}`;
        found.push({
          place,
          owner,
          typeName: part.typeName,
          text: interpolate(value, realTokens.table, part.language),
          written: value,
        });
      }
      return value;
    },
  });
  return found;
};

const proseTexts = (document: ContentDocument): ShownText[] => {
  const first = lineIndex(document.text)(document.body?.start ?? 0).line;
  return writtenProse(document)
    .split("\n")
    .map((written, index) => ({
      place: `${document.file}:${first + index}`,
      owner: document.file,
      typeName: document.type.name,
      text: interpolate(written, realTokens.table, "nl"),
      written,
    }))
    .filter(({ text }) => text.trim() !== "");
};

/** Every text of the real content: fields, and the paragraphs of prose. */
export const shownTexts = (): ShownText[] => [
  ...entries.flatMap((entry) => fieldTexts(entryPart(entry), `${entry.document.file} ${entry.name}`.trim())),
  ...documents.flatMap((document) => [
    ...componentParts(document).flatMap((part) => fieldTexts(part, document.file)),
    ...proseTexts(document),
  ]),
];
