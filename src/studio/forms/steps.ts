import { isTextField, type TextField } from "./text-field";

/** Where two texts differ: from `start` to `end` in the second one. */
export const changedRange = (before: string, after: string): { start: number; end: number } => {
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && before[start] === after[start]) {
    start += 1;
  }
  let tail = 0;
  while (tail < most - start && before.at(-1 - tail) === after.at(-1 - tail)) {
    tail += 1;
  }
  return { start, end: after.length - tail };
};

/** Longest piece that one press of a key brings: a letter after a space. */
const LETTERS = 2;

/** What was done to a text, word by word, to undo and redo. */
export class Steps {
  private past: string[] = [];
  private future: string[] = [];
  /** Where the next letter comes while a word is being typed or taken away, and which of the two. */
  private next: { at: number; way: number } | undefined;

  add(before: string, after: string): void {
    const { start, end } = changedRange(before, after);
    const way = Math.sign(after.length - before.length);
    const letters = way > 0 ? after.slice(start, end) : before.slice(start, start + before.length - after.length);
    const at = way > 0 ? start : start + letters.length;
    const goesOn = this.next?.way === way && this.next.at === at && letters.length === 1;
    const isTyped =
      letters.length <= LETTERS && !/\s$/.test(letters) && end - start === Math.max(0, way * letters.length);
    this.next = isTyped ? { at: way > 0 ? end : start, way } : undefined;
    this.future = [];
    if (!goesOn) {
      this.past.push(before);
    }
  }

  /**
   * The text before the last step, or after the one that was undone last.
   *
   * @returns undefined where there is none
   */
  go(now: string, isRedo: boolean): string | undefined {
    const [from, to] = isRedo ? [this.future, this.past] : [this.past, this.future];
    const text = from.pop();
    if (text !== undefined) {
      to.push(now);
      this.next = undefined;
    }
    return text;
  }
}

type Keys = Pick<KeyboardEvent, "ctrlKey" | "metaKey" | "shiftKey" | "key">;

/** Whether keys undo, or do again; undefined where they do neither. */
export const stepOf = ({ ctrlKey, metaKey, shiftKey, key }: Keys) => {
  const letter = ctrlKey || metaKey ? key.toLowerCase() : "";
  return letter === "y" || (letter === "z" && shiftKey) ? "redo" : letter === "z" ? "undo" : undefined;
};

/** Undoes what is typed in any field word by word: browsers take letters, or all that was typed. */
export const undoByWords = (): void => {
  const known = new WeakMap<TextField, { value: string; steps: Steps }>();
  document.addEventListener("focusin", ({ target }) => {
    if (isTextField(target) && known.get(target)?.value !== target.value) {
      known.set(target, { value: target.value, steps: new Steps() });
    }
  });
  document.addEventListener("input", ({ target }) => {
    const field = isTextField(target) && known.get(target);
    if (field && isTextField(target) && field.value !== target.value) {
      field.steps.add(field.value, target.value);
      field.value = target.value;
    }
  });
  document.addEventListener("keydown", (event) => {
    const { target } = event;
    const field = isTextField(target) ? known.get(target) : undefined;
    const step = stepOf(event);
    if (!field || !isTextField(target) || !step || event.defaultPrevented) {
      return;
    }
    event.preventDefault();
    const text = field.steps.go(field.value, step === "redo");
    if (text !== undefined) {
      const { end } = changedRange(field.value, text);
      field.value = text;
      // Past what React put before it.
      Reflect.set(Object.getPrototypeOf(target), "value", text, target);
      target.setSelectionRange(end, end);
      target.dispatchEvent(new Event("input", { bubbles: true }));
    }
  });
};
