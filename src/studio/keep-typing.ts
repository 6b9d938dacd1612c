/** Values of a form by their way in it. */
type Values = Record<string, unknown>;

/** What the engine knows of a form that is open (@sveltia/cms, pinned). */
interface EngineDraft {
  currentValues: Record<string, Values>;
  /** Pictures that are saved along, by their address in the values. */
  files: Values;
  /** Whether an editor did something in it: only then is it kept in the browser. */
  interacted: boolean;
}

const copyOf = ({ currentValues, files, interacted }: EngineDraft): EngineDraft => ({
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
      values[key] = after[key];
    }
  }
};

/** What forms held as the engine took their values. */
const taken = new WeakMap<EngineDraft, EngineDraft>();

/** The engine calls it as it takes the values of a form to save (scripts/lib/engine-code.ts). */
export const studioSaves = (draft: EngineDraft): void => {
  taken.set(draft, copyOf(draft));
};

/** Keeps what was typed while a save was under way; the engine calls it to show what it saved. */
export const studioSaved = (draft: EngineDraft, showSaved: () => EngineDraft): EngineDraft => {
  const before = taken.get(draft) ?? copyOf(draft);
  const after = copyOf(draft);
  // The engine lets go of the files of the form that it had.
  repeatChanges(draft.files, after.files, before.files);
  const saved = showSaved();
  saved.interacted = JSON.stringify(after.currentValues) !== JSON.stringify(before.currentValues);
  repeatChanges(saved.files, before.files, after.files);
  for (const [language, values] of Object.entries(saved.currentValues)) {
    repeatChanges(values, before.currentValues[language] ?? {}, after.currentValues[language] ?? {});
  }
  window.dispatchEvent(new Event("studio-saved"));
  return saved;
};
