import { MDX_COMPONENTS } from "../model/mdx-components";
import { asObject } from "./as-object";
import { allowed } from "./dutch";
import type { TextProblem } from "./signs";

/** The reader's message about an unmatched tag: the tag that was open and its line, and the tag that closes instead. */
const MISMATCH = /(?:closing tag `<\/([^>`]*)>`.*)?closing tag for `<([^>`]*)>` \((\d+):(\d+)-/;

/** The reader's message about a closing tag that belongs to the list or quotation above it. */
const INSIDE = /closing tag `<\/([^>`]*)>`.* after the end of/;

/** The first `{` without a partner. */
const OPEN_BRACE = /\{[^{}]*(?:\{[^{}]*\}[^{}]*)*$/;

const STRAY_TAG =
  'los teken <, of een tag die niet klopt; toegestaan: \\< voor het teken zelf, of een component zoals <Callout title="…">';

export const LONE_BRACE = "losse accolade; toegestaan: een token zoals {phone}, zonder spaties";

export const NO_HTML = "HTML is niet toegestaan; schrijf gewone tekst, **vet** of *schuin*";

const NAMES = Object.keys(MDX_COMPONENTS);

/** The component of a name, if there is one. */
export const componentNamed = (name: string) =>
  Object.hasOwn(MDX_COMPONENTS, name) ? MDX_COMPONENTS[name] : undefined;

/** Message about an unknown component; a lower-case name is HTML. */
export const unknownComponent = (name: string): string =>
  /^[a-z]/.test(name) ? NO_HTML : `onbekend component <${name}>${allowed(name, NAMES)}`;

/**
 * Explains in Dutch why a text could not be read.
 * @param error thrown by readMarkdown (VFileMessage), which stops at the first mistake
 */
export const describeFault = (error: unknown, text: string): TextProblem => {
  const { ruleId, reason, position } = asObject(error);
  const offset = Number(asObject(asObject(position).start).offset ?? 0);
  const [, closes, opened, line, column] = MISMATCH.exec(String(reason)) ?? [];
  if (opened !== undefined) {
    const before = text.split("\n").slice(0, Number(line) - 1);
    const at = [...before, ""].join("\n").length + Number(column) - 1;
    // At the end of a text the reader names the tag that was closed last, at the place of the one that is open.
    const open = /^<([\w.]+)/.exec(text.slice(at))?.[1] ?? opened;
    if (!NAMES.includes(open)) {
      return { offset: at, message: unknownComponent(open) };
    }
    return closes === undefined
      ? { offset: at, message: `<${open}> wordt niet afgesloten; verwacht: </${open}>` }
      : { offset, message: `</${closes}> sluit niets af, want <${open}> is nog open; verwacht: </${open}>` };
  }
  const [, inside] = INSIDE.exec(String(reason)) ?? [];
  if (inside !== undefined) {
    const at = Math.max(text.lastIndexOf(`</${inside}`, offset), 0);
    return {
      offset: at,
      message: `</${inside}> hoort bij het punt of citaat erboven; zet er een lege regel voor, en geen spaties`,
    };
  }
  switch (ruleId) {
    case "unexpected-closing-slash": {
      const name = /^[\w.]*/.exec(text.slice(offset + 1))?.[0] ?? "";
      return { offset: offset - 1, message: `</${name}> sluit niets af; er staat geen <${name}> voor` };
    }
    case "unexpected-eof": {
      const brace = text.search(OPEN_BRACE);
      // A brace in a list or quotation may be matched outside of it.
      const lone = brace === -1 && /closing brace/.test(String(reason)) ? text.lastIndexOf("{", offset) : brace;
      return lone === -1
        ? { offset: Math.max(text.lastIndexOf("<"), 0), message: STRAY_TAG }
        : { offset: lone, message: LONE_BRACE };
    }
    default:
      return { offset: Math.max(text.lastIndexOf("<", offset), 0), message: STRAY_TAG };
  }
};
