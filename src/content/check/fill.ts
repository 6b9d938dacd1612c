import { interpolate, type TokenUse, tokensIn } from "../../lib/tokens";
import { metaOf, type Reference } from "../model/field-types";
import type { ContentProblem, DataPath, Place } from "./document";
import { allowed, quote } from "./dutch";
import { LONE_BRACE } from "./markdown-fault";
import { inspectMarkdown, type MarkdownFindings } from "./markdown-findings";
import { type ContentPart, problemAt } from "./part";
import { type Sign, signProblems, type TextProblem } from "./signs";
import { TOKEN_TYPES, type TokenSource } from "./token-source";
import { type TextLeaf, walk } from "./walk";
import { wordingProblems } from "./wording";

/** A reference to something that must exist elsewhere in the content. */
export interface Use {
  part: ContentPart;
  /** Address, name or file, with its tokens filled in. */
  target: string;
  /** Whether it occurs in prose, where the model does not check its form. */
  inText?: boolean;
  /** Makes a problem at its place. */
  problem(message: string): ContentProblem;
}

/** Everything that the content refers to and shows. */
export interface Uses {
  links: Use[];
  images: Use[];
  references: (Use & Reference)[];
  texts: ShownText[];
}

/** A paragraph, heading or field as visitors read it. */
export interface ShownText {
  part: ContentPart;
  /** The text with its tokens as written, without markup. */
  written: string;
  at(): Place;
}

/** A path as a key of a map. */
export const pathKey = (path: DataPath): string => path.join("\u0000");

/** Unknown tokens of a text. */
export const tokenProblems = (found: readonly TokenUse[], { complete, names }: TokenSource): TextProblem[] =>
  found
    .filter(({ name }) => complete && !names.has(name))
    .map(({ raw, name, index }) => ({
      offset: index,
      message: `onbekend token ${quote(raw)}${allowed(name, [...names], "data/facts.json en data/site.json")}`,
    }));

/** Collects what a part refers to and shows, each at the offset in its field where it stands. */
export const collectorOf = (part: ContentPart, { table }: TokenSource, uses: Uses) => {
  const fill = (written: string): string => interpolate(written, table, part.language);

  const use = (path: DataPath, target: string, index?: number): Use => ({
    part,
    target,
    inText: index !== undefined,
    problem: (message) => problemAt(part, path, message, index),
  });

  const addText = (path: DataPath, written: string, index?: number) =>
    uses.texts.push({ part, written, at: () => part.at(path, index) });

  const addLink = (path: DataPath, written: string, index?: number) => {
    if (tokensIn(written).every(({ name }) => table.has(name))) {
      uses.links.push(use(path, fill(written), index));
    }
  };

  const addMarkdown = (path: DataPath, { blocks, links }: MarkdownFindings, linkPath = path) => {
    for (const { text, offset } of blocks) {
      addText(path, text, offset);
    }
    for (const { href, offset } of links) {
      addLink(linkPath, href, offset);
    }
  };

  return { fill, use, addText, addLink, addMarkdown };
};

/** What visitors would see literally: markup in plain text, and braces without a token. */
const SHOWN_AS_WRITTEN: readonly Sign[] = [
  [/^\s+$/, "alleen spaties; toegestaan: tekst"],
  [/<\/?[a-z][^<>]*>|&(?:amp|nbsp|lt|gt|quot|apos|euro|#\d+);/i, "HTML is niet toegestaan; schrijf gewone tekst"],
  [/\]\(/, "een link kan niet in dit veld; toegestaan: gewone tekst"],
  [/\*\*(?=\S)/, "vet met ** kan niet in dit veld; toegestaan: gewone tekst"],
  [/(?<![\w*])\*(?=[^\s*][^*]*\*)|^\s*(?:[-*]|#+) /, "opmaak met *, - of # kan niet in dit veld; toegestaan: tekst"],
  [/\n/, "een nieuwe regel is in dit veld niet te zien; toegestaan: één alinea"],
  [/\{(?![a-z][\w.]*\})|(?<!\{[a-z][\w.]*)\}/i, LONE_BRACE],
];

export type FilledPart = ReturnType<typeof fillPart>;

/**
 * Fills in the tokens of a part, and collects what it refers to.
 * @param uses receives links, images, references and texts
 * @param problems receives what is wrong with the texts themselves
 */
export const fillPart = (part: ContentPart, tokens: TokenSource, uses: Uses, problems: ContentProblem[]) => {
  const incomplete = new Set<string>();

  const { fill, use, addText, addLink, addMarkdown } = collectorOf(part, tokens, uses);

  const report = ({ path }: TextLeaf, ...found: TextProblem[]) =>
    problems.push(...found.map(({ offset, message }) => problemAt(part, path, message, offset)));

  const fillTokens = (leaf: TextLeaf, found = tokensIn(leaf.value)): string => {
    const [first] = found;
    if (first && TOKEN_TYPES.has(part.typeName)) {
      report(leaf, { offset: first.index, message: "hier worden tokens gemaakt; toegestaan: tekst zonder tokens" });
      return leaf.value;
    }
    report(leaf, ...tokenProblems(found, tokens));
    if (found.some(({ name }) => !tokens.table.has(name))) {
      incomplete.add(pathKey(leaf.path));
    }
    return fill(leaf.value);
  };

  /** Checks a fact in words: it may name figures, but not other facts in words. */
  const checkFact = (leaf: TextLeaf): void => {
    const found = tokensIn(leaf.value);
    report(leaf, ...tokenProblems(found, tokens));
    const nested = found.find(({ name }) => tokensIn(String(tokens.facts.get(name)?.value)).length > 0);
    if (nested) {
      const message = `${quote(nested.raw)} bevat zelf een token; toegestaan: een feit zonder tokens`;
      report(leaf, { offset: nested.index, message });
    }
  };

  const text = (leaf: TextLeaf): string => {
    const { field, path, value } = leaf;
    switch (field?.kind) {
      case "copy":
        report(leaf, ...signProblems(SHOWN_AS_WRITTEN, value), ...wordingProblems(value));
        addText(path, value);
        return fillTokens(leaf);
      case "markdown": {
        const found = inspectMarkdown(value, "markdown");
        report(leaf, ...found.problems);
        addMarkdown(path, found);
        return fillTokens(leaf, found.tokens);
      }
      case "link":
        addLink(path, value);
        return fillTokens(leaf);
      case "imageFile":
        if (leaf.schema.safeParse(value).success) uses.images.push(use(path, value));
        return value;
      case "reference":
        uses.references.push({ ...use(path, value), ...field });
        return value;
      default: {
        if (metaOf(leaf.schema).typeName === "ArticleDrawing") uses.images.push(use(path, `articles/${value}.svg`));
        const known = tokensIn(value).find(({ name }) => tokens.table.has(name));
        if (part.typeName === "Fact" && path.at(-1) === "value") {
          checkFact(leaf);
        } else if (known) {
          const message = `${quote(known.raw)} wordt in dit veld niet ingevuld; toegestaan: tekst zonder tokens`;
          report(leaf, { offset: known.index, message });
        }
        return value;
      }
    }
  };

  return {
    part,
    /** The data as visitors see them. */
    value: walk(part.schema, part.value, { text }),
    /** Paths with unknown tokens, which the model is not asked about. */
    incomplete,
  };
};
