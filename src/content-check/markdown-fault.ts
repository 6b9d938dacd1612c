import { MDX_COMPONENTS } from "../content-model/mdx-components";
import { allowed } from "./dutch";
import { record } from "./record";

/** A mistake at an offset in a text. */
export interface TextProblem {
  offset: number;
  message: string;
}

/** How the reader words a tag without partner: which is open since where, and which closes instead, if any. */
const MISMATCH = /(?:closing tag `<\/([^>`]*)>`.*)?closing tag for `<([^>`]*)>` \((\d+):(\d+)-/;

/** The first `{` whose partner is missing: what follows it to the end is balanced. */
const OPEN_BRACE = /\{[^{}]*(?:\{[^{}]*\}[^{}]*)*$/;

const STRAY_TAG =
  'los teken <, of een tag die niet klopt; toegestaan: \\< voor het teken zelf, of een component zoals <Callout title="…">';

/** That a brace has no partner, or no token in it. */
export const LONE_BRACE = "losse accolade; toegestaan: een token zoals {phone}, zonder spaties";

/** That a text holds HTML. */
export const NO_HTML = "HTML is niet toegestaan; schrijf gewone tekst, **vet** of *schuin*";

const NAMES = Object.keys(MDX_COMPONENTS);

/** That a component does not exist; names in small letters are those of HTML. */
export const unknownComponent = (name: string): string =>
  /^[a-z]/.test(name) ? NO_HTML : `onbekend component <${name}>${allowed(name, NAMES)}`;

const offsetOf = (text: string, line: unknown, column: unknown): number => {
  const before = text.split("\n").slice(0, Number(line) - 1);
  return before.reduce((sum, { length }) => sum + length + 1, Number(column) - 1) || 0;
};

/**
 * Says in Dutch why a text could not be read.
 *
 * @param error what readMarkdown threw (VFileMessage); only the first mistake of a text is known
 */
export const describeFault = (error: unknown, text: string): TextProblem => {
  const { ruleId, reason, position } = record(error);
  const start = record(record(position).start);
  const offset = offsetOf(text, start.line, start.column);
  const [, closes, opened, line, column] = MISMATCH.exec(String(reason)) ?? [];
  if (opened !== undefined) {
    const at = offsetOf(text, line, column);
    if (!NAMES.includes(opened)) {
      return { offset: at, message: unknownComponent(opened) };
    }
    return closes === undefined
      ? { offset: at, message: `<${opened}> wordt niet afgesloten; verwacht: </${opened}>` }
      : { offset, message: `</${closes}> sluit niets af, want <${opened}> is nog open; verwacht: </${opened}>` };
  }
  switch (ruleId) {
    case "unexpected-closing-slash": {
      const name = /^[\w.]*/.exec(text.slice(offset + 1))?.[0] ?? "";
      return { offset: offset - 1, message: `</${name}> sluit niets af; er staat geen <${name}> voor` };
    }
    case "unexpected-eof": {
      const brace = text.search(OPEN_BRACE);
      // A brace in a list or quotation may have its partner outside it.
      const lone = brace === -1 && /closing brace/.test(String(reason)) ? text.lastIndexOf("{", offset) : brace;
      return lone === -1
        ? { offset: Math.max(text.lastIndexOf("<"), 0), message: STRAY_TAG }
        : { offset: lone, message: LONE_BRACE };
    }
    default:
      return { offset: Math.max(text.lastIndexOf("<", offset), 0), message: STRAY_TAG };
  }
};
