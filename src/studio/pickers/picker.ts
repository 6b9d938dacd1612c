import { withCurlyQuotes } from "../../content/check/wording";
import { type FieldKind, metaOf } from "../../content/model/field-types";
import { WITH_TOKENS } from "../../content/model/json-schema";
import { changedRange } from "../forms/steps";
import { isTextField, keyPathOf, type TextField, typeOver } from "../forms/text-field";
import { openFieldSchema } from "../leave";
import { linkSuggestions, type Suggestion, tokenSuggestions } from "./suggestions";

/** A list of suggestions that is open at a field. */
interface Open {
  field: TextField;
  box: HTMLElement;
  /** Offset in the field of the text that a suggestion replaces. */
  start: number;
  found: readonly Suggestion[];
  active: number;
}

const MOST = 8;

let open: Open | undefined;

const close = (): void => {
  open?.box.remove();
  open?.field.removeAttribute("aria-activedescendant");
  open?.field.style.removeProperty("anchor-name");
  open = undefined;
};

/** What fits the typed words, first of all what is exactly that, or begins with it. */
const matching = (suggestions: readonly Suggestion[], typed: string): Suggestion[] => {
  const words = typed.toLowerCase().split(/\s+/);
  const rank = ({ insert }: Suggestion) =>
    insert === typed || insert === `{${typed}}` ? 2 : Number(insert.startsWith(`{${typed}`));
  return suggestions
    .filter(({ insert, meaning }) => words.every((word) => `${insert} ${meaning}`.toLowerCase().includes(word)))
    .sort((a, b) => rank(b) - rank(a))
    .slice(0, MOST);
};

const choose = (index: number): void => {
  const suggestion = open?.found[index];
  if (open && suggestion) {
    const { field, start } = open;
    typeOver(field, { start, end: field.selectionStart ?? field.value.length, insert: suggestion.insert });
    // What was put in is no reason to suggest again.
    close();
  }
};

const optionOf = ({ insert, meaning }: Suggestion, index: number): HTMLElement => {
  const option = Object.assign(document.createElement("div"), { id: `studio-option-${index}` });
  option.setAttribute("role", "option");
  option.append(Object.assign(document.createElement("code"), { textContent: insert }), ` ${meaning}`);
  option.addEventListener("mousedown", (event) => {
    event.preventDefault();
    choose(index);
  });
  return option;
};

const setActive = (index: number): void => {
  if (open) {
    open.active = (index + open.found.length) % open.found.length;
    for (const [place, option] of [...open.box.children].entries()) {
      option.setAttribute("aria-selected", String(place === open.active));
    }
    open.box.children[open.active]?.scrollIntoView({ block: "nearest" });
    open.field.setAttribute("aria-activedescendant", `studio-option-${open.active}`);
  }
};

const show = (field: TextField, start: number, found: readonly Suggestion[]): void => {
  close();
  if (found.length === 0) {
    return;
  }
  const box = Object.assign(document.createElement("div"), { className: "studio-picker" });
  box.setAttribute("role", "listbox");
  box.setAttribute("aria-label", "Suggesties");
  box.append(...found.map(optionOf));
  document.body.append(box);
  // It stays under the field, or above it (studio.css).
  field.style.setProperty("anchor-name", "--picked");
  open = { field, box, start, found, active: 0 };
  setActive(0);
};

/** Kind of a field of the form. */
const kindOf = (keyPath: string): FieldKind["kind"] | undefined => {
  const known = openFieldSchema(keyPath.split("."));
  return known && metaOf(known).field?.kind;
};

const TOKEN = /\{[\w.]*$/;
const TARGET = /\]\(([^\s()]*)$/;

const suggest = (field: TextField): void => {
  const keyPath = keyPathOf(field);
  if (!keyPath) {
    return;
  }
  const kind = (field.dataset.kind as FieldKind["kind"] | undefined) ?? kindOf(keyPath);
  const before = field.value.slice(0, field.selectionStart ?? 0);
  const token = TOKEN.exec(before)?.[0];
  const target = TARGET.exec(before)?.[1];
  if (token && WITH_TOKENS.has(kind)) {
    show(field, before.length - token.length, matching(tokenSuggestions(), token.slice(1)));
  } else if (target !== undefined && kind === "markdown") {
    show(field, before.length - target.length, matching(linkSuggestions(), target));
  } else if (kind === "link" && !/^(?:https|mailto|tel)/.test(before)) {
    show(field, 0, matching(linkSuggestions(), before));
  } else {
    close();
  }
};

/** Kinds of fields whose quotation marks are curly. */
const CURLED: ReadonlySet<FieldKind["kind"] | undefined> = new Set(["copy", "markdown"] as const);

/** Curls the quotation marks that are typed or pasted, up to the cursor; those of tags stay. */
const curlQuotes = (event: InputEvent): void => {
  const field = event.target;
  if (!isTextField(field) || !/["']/.test(event.data ?? "") || !CURLED.has(kindOf(keyPathOf(field)))) {
    return;
  }
  const end = field.selectionEnd ?? 0;
  const before = field.value.slice(0, field.selectionStart ?? 0);
  const line = Math.max(before.lastIndexOf("\n"), before.lastIndexOf(">")) + 1;
  const written = `${before.slice(line)}${event.data}`;
  const curled = withCurlyQuotes(written);
  if (curled !== written && !written.includes("<")) {
    // What is pasted is not in the field yet.
    const same = Math.min(changedRange(written, curled).start, before.length - line);
    event.preventDefault();
    typeOver(field, { start: line + same, end, insert: curled.slice(same) });
  }
};

/** What keys do while suggestions are shown. */
const KEYS: ReadonlyMap<string, () => void> = new Map([
  ["ArrowDown", () => setActive((open?.active ?? 0) + 1)],
  ["ArrowUp", () => setActive((open?.active ?? 0) - 1)],
  ["Enter", () => choose(open?.active ?? 0)],
  ["Tab", () => choose(open?.active ?? 0)],
  ["Escape", close],
]);

/**
 * Whether Tab leaves the field as if there were no suggestions: with Shift, and where what was typed needs none of them
 * and the arrow keys have not gone to another one.
 */
const isTabAway = ({ key, shiftKey }: KeyboardEvent, { field, start, found, active }: Open): boolean => {
  const typed = field.value.slice(start, field.selectionStart ?? 0);
  const isComplete = active === 0 && (typed === found[0]?.insert || /^(?:#|$)/.test(typed));
  return key === "Tab" && (shiftKey || isComplete);
};

const onKey = (event: KeyboardEvent): void => {
  const action = open && event.target === open.field && !isTabAway(event, open) ? KEYS.get(event.key) : undefined;
  if (action) {
    event.preventDefault();
    event.stopPropagation();
    action();
  }
};

/**
 * Offers suggestions in the fields of a form: after `{` the facts with their present values, in a link field the pages
 * and anchors of the site, and the same after `](` in text with markup.
 */
export const startPickers = (): void => {
  document.addEventListener("input", ({ target, isTrusted }) => {
    if (isTrusted && isTextField(target)) {
      suggest(target);
    }
  });
  document.addEventListener("beforeinput", curlQuotes);
  document.addEventListener("keydown", onKey, { capture: true });
  document.addEventListener("focusout", close);
  const anywhere = { capture: true, passive: true };
  document.addEventListener("scroll", ({ target }) => target !== open?.box && close(), anywhere);
};
