import { findNodeAtLocation, type Node, type ParseError, parse, parseTree, printParseErrorCode } from "jsonc-parser";
import { closest, type Locator, lineIndex, type Parsed, type PlacedMessage } from "./document";
import { quote } from "./dutch";

const STRICT = { allowTrailingComma: false, disallowComments: true, allowEmptyContent: false };

const MESSAGES: Readonly<Record<string, string>> = {
  InvalidSymbol: 'onbekend woord; om een tekst horen rechte aanhalingstekens ", erin kromme “ en ”',
  InvalidNumberFormat: "ongeldig getal; schrijf bijvoorbeeld 12 of 0.35",
  PropertyNameExpected:
    "hier hoort een veldnaam tussen dubbele aanhalingstekens (na het laatste veld staat geen komma)",
  ValueExpected: "hier hoort een waarde (na de laatste waarde staat geen komma)",
  ColonExpected: "na de veldnaam hoort een dubbele punt",
  CommaExpected: "hiervoor ontbreekt een komma",
  CloseBraceExpected: "een accolade } ontbreekt",
  CloseBracketExpected: "een blokhaak ] ontbreekt",
  EndOfFileExpected: "na het einde van de gegevens staat nog iets",
  InvalidCommentToken: "commentaar mag niet in JSON",
  UnexpectedEndOfString:
    "de tekst wordt niet afgesloten met een dubbel aanhalingsteken; een nieuwe regel in tekst schrijf je als \\n",
  UnexpectedEndOfNumber: "het getal is niet af",
  InvalidUnicode: "ongeldige code na \\u; vier cijfers of letters a tot f horen daar",
  InvalidEscapeCharacter: 'ongeldig teken na de backslash; toegestaan: \\" \\\\ \\/ \\n \\t',
  InvalidCharacter: "een tab of ander onzichtbaar teken in de tekst; zet er een spatie",
};

/** Keys that stand before in the same object, at any depth. */
const duplicateKeys = ({ type, children = [] }: Node): Node[] => {
  const keys = type === "object" ? children.flatMap(({ children: [key] = [] }) => key ?? []) : [];
  return [
    ...keys.filter(({ value }, index) => keys.findIndex((key) => key.value === value) < index),
    ...children.flatMap(duplicateKeys),
  ];
};

/** Offset in the source of a character of a JSON string, before which others may be written as escapes. */
const rawOffset = (source: string, start: number, index: number): number => {
  const characters = new RegExp(`^(?:\\\\u.{4}|\\\\.|.){0,${index}}`, "s");
  // An escape has six characters at most.
  const [before = ""] = characters.exec(source.slice(start + 1, start + 1 + 6 * index)) ?? [];
  return start + 1 + before.length;
};

const makeLocator = (text: string, tree: Node | undefined): Locator => {
  const at = lineIndex(text);
  return (path, index = 0) => {
    const node = closest(path, (inner) => tree && findNodeAtLocation(tree, [...inner]));
    const start = node?.offset ?? 0;
    return at(index > 0 && node?.type === "string" ? rawOffset(text, start, index) : start);
  };
};

/** Message for errors that the reader describes by what it expected instead. */
const reasonAt = (text: string, { error, offset }: ParseError): string => {
  const code = printParseErrorCode(error);
  if (code === "PropertyNameExpected" && /\d,\s*$/.test(text.slice(0, offset)) && /\d/.test(text[offset] ?? "")) {
    return "een komma in een getal; schrijf bijvoorbeeld 0.35";
  }
  if (code === "CommaExpected" && /[}\]]/.test(text[offset] ?? "")) {
    return `hiervoor ontbreekt ${text[offset] === "}" ? "een blokhaak ]" : "een accolade }"}`;
  }
  return MESSAGES[code] ?? "onleesbaar";
};

/** Reports the first error, and missing commas; other errors after the first are mostly its consequences. */
const syntaxProblems = (text: string, errors: readonly ParseError[]): PlacedMessage[] => {
  const first = errors.findIndex((fault) => reasonAt(text, fault) !== MESSAGES.CommaExpected);
  const own = first < 0 ? errors : errors.slice(0, first + 1);
  return own.map((fault) => ({
    ...lineIndex(text)(fault.offset),
    message: `geen geldige JSON: ${reasonAt(text, fault)}`,
  }));
};

const duplicateProblems = (text: string, tree: Node): PlacedMessage[] =>
  duplicateKeys(tree).map(({ value, offset }) => ({
    ...lineIndex(text)(offset),
    message: `veld ${quote(value)} staat er twee keer; één keer is toegestaan`,
  }));

/** Reads strict JSON: no comments, trailing commas or duplicate keys. */
export const parseJson = (text: string): Parsed => {
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, STRICT);
  const broken = errors.length > 0;
  return {
    data: parse(text, [], STRICT),
    broken,
    problems: broken || !tree ? syntaxProblems(text, errors) : duplicateProblems(text, tree),
    locate: makeLocator(text, tree),
  };
};
