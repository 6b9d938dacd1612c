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

type Keys = Pick<KeyboardEvent, "ctrlKey" | "metaKey" | "shiftKey" | "key" | "preventDefault">;

/** Which step keys ask for: back, or what was undone again; none for other keys. */
const stepOf = ({ ctrlKey, metaKey, shiftKey, key }: Keys): "undo" | "redo" | undefined => {
  const letter = ctrlKey || metaKey ? key.toLowerCase() : "";
  return letter === "y" || (letter === "z" && shiftKey) ? "redo" : letter === "z" ? "undo" : undefined;
};

/** What was done to a text, word by word, to undo and redo. */
export class Steps {
  private past: string[] = [];
  private future: string[] = [];
  /** Where the next letter comes while a word is being typed or taken away, and which of the two. */
  private next: { at: number; way: number } | undefined;

  constructor(public now: string) {}

  /** Takes a step to another text. */
  add(after: string): void {
    const before = this.now;
    if (after === before) {
      return;
    }
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
      // Each is a whole text.
      this.past = [...this.past, before].slice(-300);
    }
    this.now = after;
  }

  /**
   * Takes the last step back, or the one that was undone last again, where keys ask for it.
   *
   * @returns the text then, and where its change ends; undefined where there is none
   */
  go(event: Keys): { text: string; end: number } | undefined {
    const step = stepOf(event);
    if (!step) {
      return undefined;
    }
    event.preventDefault();
    const [from, to] = step === "redo" ? [this.future, this.past] : [this.past, this.future];
    const before = this.now;
    const text = from.pop();
    if (text === undefined) {
      return undefined;
    }
    to.push(before);
    this.next = undefined;
    this.now = text;
    return { text, end: changedRange(before, text).end };
  }
}

/** Undoes what is typed in any field word by word: browsers take letters, or all that was typed. */
export const undoByWords = (): void => {
  const known = new WeakMap<TextField, Steps>();
  document.addEventListener("focusin", ({ target }) => {
    if (isTextField(target) && known.get(target)?.now !== target.value) {
      known.set(target, new Steps(target.value));
    }
  });
  document.addEventListener("input", ({ target }) => {
    if (isTextField(target)) {
      known.get(target)?.add(target.value);
    }
  });
  document.addEventListener("keydown", (event) => {
    const { target } = event;
    if (event.defaultPrevented || !stepOf(event)) {
      return;
    }
    if (!isTextField(target)) {
      // The browser would undo what was typed in a field that is out of sight.
      event.preventDefault();
      return;
    }
    const step = known.get(target)?.go(event);
    if (step) {
      // Past what React put before it.
      Reflect.set(Object.getPrototypeOf(target), "value", step.text, target);
      target.setSelectionRange(step.end, step.end);
      target.dispatchEvent(new Event("input", { bubbles: true }));
    }
  });
};
