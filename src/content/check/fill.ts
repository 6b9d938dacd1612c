import { interpolate, type TokenUse, tokensIn } from "../../lib/tokens";
import type { Reference } from "../model/field-types";
import type { ContentProblem, DataPath, Place } from "./document";
import { allowed, quote } from "./dutch";
import { LONE_BRACE, type TextProblem } from "./markdown-fault";
import { inspectMarkdown } from "./markdown-findings";
import { type ContentPart, problemAt } from "./part";
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
  /** The text with its tokens filled in, without markup. */
  text: string;
  /** The text with its tokens as written. */
  written: string;
  at(): Place;
}

export interface FilledPart {
  part: ContentPart;
  /** The data as visitors see them. */
  value: unknown;
  /** Paths with unknown tokens, which the model is not asked about. */
  incomplete: ReadonlySet<string>;
}

export const pathKey = (path: DataPath): string => path.join("\u0000");

const unknownToken = ({ raw, name }: TokenUse, { names }: TokenSource): string =>
  `onbekend token ${quote(raw)}${allowed(name, [...names], "data/facts.json en data/site.json")}`;

/** Reports unknown tokens of a text. */
export const tokenProblems = (
  uses: readonly TokenUse[],
  tokens: TokenSource,
  report: (use: TokenUse, message: string) => void,
): void => {
  for (const use of uses) {
    if (tokens.complete && !tokens.names.has(use.name)) {
      report(use, unknownToken(use, tokens));
    }
  }
};

/** What visitors would see literally: markup in plain text, and braces without a token. */
const SHOWN_AS_WRITTEN: readonly (readonly [sign: RegExp, message: string])[] = [
  [/^\s+$/, "alleen spaties; toegestaan: tekst"],
  [/<\/?[a-z][^<>]*>|&(?:amp|nbsp|lt|gt|quot|apos|euro|#\d+);/i, "HTML is niet toegestaan; schrijf gewone tekst"],
  [/\]\(/, "een link kan niet in dit veld; toegestaan: gewone tekst"],
  [/\*\*(?=\S)/, "vet met ** kan niet in dit veld; toegestaan: gewone tekst"],
  [/\{(?![a-z][\w.]*\})|(?<!\{[a-z][\w.]*)\}/i, LONE_BRACE],
];

const plainTextProblems = (text: string): TextProblem[] =>
  SHOWN_AS_WRITTEN.map(([sign, message]) => ({ offset: text.search(sign), message })).filter(
    ({ offset }) => offset !== -1,
  );

/**
 * Fills in the tokens of a part, and collects what it refers to.
 * @param uses receives links, images, references and texts
 * @param problems receives what is wrong with the texts themselves
 */
export const fillPart = (
  part: ContentPart,
  tokens: TokenSource,
  uses: Uses,
  problems: ContentProblem[],
): FilledPart => {
  const incomplete = new Set<string>();

  const report = ({ path }: TextLeaf, index: number, message: string) =>
    problems.push(problemAt(part, path, message, index));

  const fillTokens = (leaf: TextLeaf, found = tokensIn(leaf.value)): string => {
    if (found.length === 0) {
      return leaf.value;
    }
    if (TOKEN_TYPES.has(part.typeName)) {
      report(leaf, found[0]?.index ?? 0, "hier worden tokens gemaakt; toegestaan: tekst zonder tokens");
      return leaf.value;
    }
    tokenProblems(found, tokens, ({ index }, message) => report(leaf, index, message));
    if (found.some(({ name }) => !tokens.table.has(name))) {
      incomplete.add(pathKey(leaf.path));
    }
    return interpolate(leaf.value, tokens.table, part.language);
  };

  /** Fills in a fact in words: it may name figures, but not other facts in words. */
  const fillFact = (leaf: TextLeaf): string => {
    const found = tokensIn(leaf.value);
    tokenProblems(found, tokens, ({ index }, message) => report(leaf, index, message));
    const [nested] = found.filter(({ name }) => tokensIn(tokens.table.get(name)?.nl ?? "").length > 0);
    if (nested) {
      report(leaf, nested.index, `${quote(nested.raw)} bevat zelf een token; toegestaan: een feit zonder tokens`);
    }
    return leaf.value;
  };

  const use = (leaf: TextLeaf, target: string, index?: number): Use => ({
    part,
    target,
    problem: (message) => problemAt(part, leaf.path, message, index),
  });

  const addText = (leaf: TextLeaf, written: string, index?: number) =>
    uses.texts.push({
      part,
      text: interpolate(written, tokens.table, part.language),
      written,
      at: () => part.at(leaf.path, index),
    });

  const addLink = (leaf: TextLeaf, written: string, index?: number) => {
    if (tokensIn(written).every(({ name }) => tokens.table.has(name))) {
      const inText = index !== undefined;
      uses.links.push({ ...use(leaf, interpolate(written, tokens.table, part.language), index), inText });
    }
  };

  const text = (leaf: TextLeaf): string => {
    const { field, value } = leaf;
    switch (field?.kind) {
      case "copy":
        for (const { offset, message } of [...plainTextProblems(value), ...wordingProblems(value)]) {
          report(leaf, offset, message);
        }
        addText(leaf, value);
        return fillTokens(leaf);
      case "markdown": {
        const found = inspectMarkdown(value, "markdown");
        for (const { offset, message } of found.problems) {
          report(leaf, offset, message);
        }
        for (const { href, offset } of found.links) {
          addLink(leaf, href, offset);
        }
        for (const { text: block, offset } of found.blocks) {
          addText(leaf, block, offset);
        }
        return fillTokens(leaf, found.tokens);
      }
      case "link":
        addLink(leaf, value);
        return fillTokens(leaf);
      case "imageFile":
        if (leaf.schema.safeParse(value).success) {
          uses.images.push(use(leaf, value));
        }
        return value;
      case "reference":
        uses.references.push({ ...use(leaf, value), ...field });
        return value;
      default: {
        if (part.typeName === "Fact" && leaf.path.at(-1) === "value") {
          return fillFact(leaf);
        }
        const known = tokensIn(value).find(({ name }) => tokens.table.has(name));
        if (known) {
          report(
            leaf,
            known.index,
            `${quote(known.raw)} wordt in dit veld niet ingevuld; toegestaan: tekst zonder tokens`,
          );
        }
        return value;
      }
    }
  };

  return { part, value: walk(part.schema, part.value, { text }), incomplete };
};
