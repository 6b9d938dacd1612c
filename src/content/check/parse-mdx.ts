import { type Document, isNode, isScalar, type Node, parseDocument, visit, type YAMLError } from "yaml";
import { BODY_FIELD, closest, type DataPath, type Locator, lineIndex, type Parsed, TOP } from "./document";
import { inspectMarkdown } from "./markdown-findings";

/** From the start of a file: the dashes before the frontmatter and the frontmatter, up to the end of the dashes after it. */
export const FRONTMATTER = /(?<![\s\S])(---[ \t]*\r?\n)([\s\S]*?)^---[ \t]*(?:\r?\n|$)/m;

const MESSAGES: Partial<Record<YAMLError["code"], string>> = {
  BAD_INDENT: "de inspringing klopt niet; gebruik overal twee spaties",
  BLOCK_AS_IMPLICIT_KEY: "een dubbele punt in tekst; zet de tekst tussen dubbele aanhalingstekens",
  DUPLICATE_KEY: "dit veld staat er twee keer; één keer is toegestaan",
  MISSING_CHAR: "er ontbreekt een teken, bijvoorbeeld een aanhalingsteken of een dubbele punt",
  MULTILINE_IMPLICIT_KEY: "een veld zonder dubbele punt; schrijf naam: waarde",
  TAB_AS_INDENT: "een tab; spring in met spaties",
  UNEXPECTED_TOKEN: "een teken dat hier niet hoort; zet tekst met leestekens tussen dubbele aanhalingstekens",
  BAD_ALIAS: "een * aan het begin; zet de tekst tussen dubbele aanhalingstekens",
  BAD_DQ_ESCAPE: "een ongeldig teken na de backslash",
};

const makeLocator = (yaml: Document.Parsed, source: string, at: ReturnType<typeof lineIndex>): Locator => {
  const nodeAt = (path: DataPath): Node | undefined => {
    const node = yaml.getIn(path, true);
    return isNode(node) && node.range ? node : undefined;
  };
  return (path, index = 0) => {
    const node = closest(path, nodeAt);
    const [start, end] = node?.range ?? [0, 0];
    const wanted = isScalar(node) && index > 0 ? String(node.value).slice(index, index + 12) : "";
    const found = wanted ? source.indexOf(wanted, start + index) : -1;
    return at(found === -1 || found >= end ? start : found);
  };
};

const MISSING = {
  ...TOP,
  message:
    "de kop met gegevens ontbreekt; het bestand hoort te beginnen met een regel ---, velden, en weer een regel ---",
};

/** The prose of a file, from an offset on. */
const bodyFrom = (start: number, text: string): NonNullable<Parsed["body"]> => {
  const prose = text.slice(start);
  const lines = lineIndex(text);
  const blank = prose.length - prose.trimStart().length;
  return {
    text: prose,
    ...inspectMarkdown(prose, "mdx"),
    at: (offset) => ({ ...lines(start + offset), path: [BODY_FIELD], at: offset - blank }),
  };
};

/** Reads the frontmatter of an MDX file (YAML), and tells where its prose starts. */
export const parseFrontmatter = (text: string) => {
  const match = FRONTMATTER.exec(text);
  if (!match) {
    return { start: 0, data: undefined, broken: true, problems: [MISSING], locate: () => TOP };
  }
  const [{ length: start }, opening = "", source = ""] = match;
  // The core schema keeps 2024-03-20 a text, also without quotes.
  const yaml = parseDocument(source, { schema: "core", prettyErrors: false });
  const faults = yaml.errors.map(({ code, pos }) => ({ code, offset: pos[0] }));
  visit(yaml, {
    Alias: (_key, { range }) => {
      faults.push({ code: "BAD_ALIAS", offset: range?.[0] ?? 0 });
    },
  });
  const broken = faults.length > 0;
  const lines = lineIndex(text);
  const at = (offset: number) => lines(opening.length + offset);
  return {
    start,
    data: broken ? { path: yaml.get("path") } : (yaml.toJS() as unknown),
    broken,
    // Later errors are mostly consequences of the first.
    problems: faults.slice(0, 1).map(({ code, offset }) => ({
      ...at(offset),
      message: `geen geldige YAML: ${MESSAGES[code] ?? "onleesbaar; zet tekst met leestekens tussen dubbele aanhalingstekens"}`,
    })),
    locate: makeLocator(yaml, source, at),
  };
};

/** Reads an MDX file: frontmatter and prose. */
export const parseMdx = (text: string): Parsed => {
  const { start, problems, ...head } = parseFrontmatter(text);
  const body = bodyFrom(start, text);
  const inBody = body.problems.map(({ offset, message }) => ({ ...body.at(offset), message }));
  return { ...head, problems: start > 0 ? [...problems, ...inBody] : problems, body };
};
