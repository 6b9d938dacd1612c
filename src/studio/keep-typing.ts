import { CHECK_FIELD } from "./formats/format";
import { textWritten } from "./save/guard-writes";

/** Values of a form by their way in it. */
type Values = Record<string, unknown>;

/** What the engine knows of a form that is open (@sveltia/cms, pinned). */
interface EngineDraft {
  currentValues: Record<string, Values>;
  /** What it held when it opened, or was saved. */
  originalValues: Record<string, Values>;
  /** The entry as it was saved. */
  originalEntry: { locales: Record<string, { path: string }> };
  /** Pictures that are saved along, by their address in the values. */
  files: Values;
  /** Whether an editor did something in it: only then is it kept in the browser. */
  interacted: boolean;
}

const copyOf = ({ currentValues, files, interacted }: EngineDraft) => ({
  currentValues: Object.fromEntries(Object.entries(currentValues).map(([key, values]) => [key, { ...values }])),
  files: { ...files },
  interacted,
});

/** Does to some values what was done to others since a copy was made of them. */
const repeatChanges = (values: Values, before: Values, after: Values): void => {
  for (const key of Object.keys({ ...before, ...after })) {
    if (!(key in after)) {
      delete values[key];
    } else if (after[key] !== before[key]) {
      const value = after[key];
      values[key] = typeof value === "string" ? withSavedNames(value) : value;
    }
  }
};

/** What forms held as the engine took their values. */
const taken = new WeakMap<EngineDraft, ReturnType<typeof copyOf>>();

/** Names that new pictures get with a save that is under way, and that they got, by their address in the browser. */
const given = new Map<string, string>();
const names = new Map<string, string>();

/** The engine calls it with the name of a new picture that it saves (scripts/lib/engine-code.ts). */
export const studioNames = (address: string, name: string): string => {
  given.set(address, name);
  return name;
};

/** A text with the names of pictures that were saved in place of their addresses, which lead nowhere any more. */
export const withSavedNames = (text: string): string =>
  text.replace(/blob:[\w:/.-]+/g, (address) => names.get(address) ?? address);

/** The engine calls it as it takes the values of a form to save (scripts/lib/engine-code.ts). */
export const studioSaves = (draft: EngineDraft): void => {
  taken.set(draft, copyOf(draft));
};

/** Keeps what was typed while a save was under way; the engine calls it to show what it saved. */
export const studioSaved = (draft: EngineDraft, showSaved: () => EngineDraft): EngineDraft => {
  for (const [address, name] of given) names.set(address, name);
  const before = taken.get(draft) ?? copyOf(draft);
  const after = copyOf(draft);
  // The engine lets go of the files of the form that it had.
  repeatChanges(draft.files, after.files, before.files);
  const saved = showSaved();
  saved.interacted = JSON.stringify(after.currentValues) !== JSON.stringify(before.currentValues);
  repeatChanges(saved.files, before.files, after.files);
  for (const [language, values] of Object.entries(saved.currentValues)) {
    repeatChanges(values, before.currentValues[language] ?? {}, after.currentValues[language] ?? {});
    const written = textWritten(saved.originalEntry.locales[language]?.path ?? "");
    for (const held of [values, saved.originalValues[language]]) {
      if (held && written !== undefined) {
        held[CHECK_FIELD] = written;
      }
    }
  }
  window.dispatchEvent(new Event("studio-saved"));
  return saved;
};
