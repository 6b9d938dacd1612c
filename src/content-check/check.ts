import { CONTENT_TYPES } from "../content-model/registry";
import { checkFacts } from "./check-facts";
import { checkLinks } from "./check-links";
import { checkModel } from "./check-model";
import { checkPage } from "./check-pages";
import { checkProse } from "./check-prose";
import { checkImages, checkReferences } from "./check-references";
import { checkAddresses, checkKeys, checkSeo } from "./check-unique";
import { type ContentDocument, problemIn } from "./document";
import { fillPart, type Uses } from "./fill";
import { sortProblems } from "./format";
import { entriesOf, type LoadedContent, loadContent } from "./load";
import { componentParts, entryPart } from "./part";
import type { ContentProblem } from "./problem";
import { buildIndex } from "./site-index";
import { tokenSource } from "./token-source";

/** Result of a content check. */
export interface ContentReport {
  /** Everything that is wrong, by file and line. */
  problems: ContentProblem[];
  /** Number of files that were read, and of entries in them. */
  counts: { files: number; entries: number };
}

const KEYS: ReadonlyMap<string, string> = new Map(CONTENT_TYPES.flatMap(({ name, key }) => (key ? [[name, key]] : [])));

const syntaxProblems = (documents: readonly ContentDocument[]): ContentProblem[] =>
  documents.flatMap((document) => document.problems.map((problem) => problemIn(document, problem, problem.message)));

const NO_LIST = "hier hoort een lijst te staan; toegestaan: [ met de onderdelen ertussen ]";

/** List files that hold something else. */
const listProblems = (documents: readonly ContentDocument[]): ContentProblem[] =>
  documents
    .filter(({ type, data, broken }) => !broken && type.source.kind === "list" && !Array.isArray(data))
    .map((document) => problemIn(document, document.locator.value([]), NO_LIST));

const typesOf = (missing: readonly ContentProblem[]): Set<string> =>
  new Set(
    CONTENT_TYPES.filter(({ source }) => missing.some(({ file }) => "file" in source && source.file === file)).map(
      ({ name }) => name,
    ),
  );

const checkLoaded = (content: LoadedContent): ContentReport => {
  const { documents, missing, strays } = content;
  const entries = documents.flatMap(entriesOf);
  const sound = entries.filter(({ document }) => !document.broken);
  const tokens = tokenSource(entries);
  const uses: Uses = { links: [], images: [], references: [] };
  const problems = [...missing, ...strays, ...syntaxProblems(documents), ...listProblems(documents)];

  const parts = sound.map(entryPart);
  const filled = [...parts, ...documents.flatMap(componentParts)].map((part) => fillPart(part, tokens, uses, problems));
  const site = buildIndex(documents, entries, typesOf(missing));
  problems.push(
    ...documents.flatMap((document) => checkProse(document, tokens, uses)),
    ...filled.flatMap(checkModel),
    ...parts.flatMap(checkPage),
    ...checkAddresses(parts),
    ...checkKeys(parts, KEYS),
    ...checkSeo(filled),
    ...checkFacts(parts, tokens.siteNames),
    ...checkReferences(uses, site),
    ...checkImages(uses, content),
    ...checkLinks(uses, site, content),
  );
  return { problems: sortProblems(problems), counts: { files: documents.length, entries: entries.length } };
};

/**
 * Checks all content: data/ and content/.
 *
 * @param root the project's root, absolute
 * @returns all problems at once, sorted, with the size of what was checked
 */
export const inspectContent = (root: string): ContentReport => checkLoaded(loadContent(root));

/** All problems in the content, sorted by file and line; none when the site can be built. */
export const checkContent = (root: string): ContentProblem[] => inspectContent(root).problems;
