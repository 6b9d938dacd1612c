import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from "react";
import { changedRange, Steps } from "../forms/steps";
import { focusAt, focusNewBlock } from "./focus";

const countOf = (text: string): number => text.match(/<[A-Z]/g)?.length ?? 0;

/**
 * Changes of a text with cards, which the keys for undo and redo take back and give again.
 *
 * @param root element of the whole text: the cursor comes to what has changed in it
 * @param show shows another text
 * @returns `steps.now` is the latest text, for what was asked before a dialog closed
 */
export const useSteps = (root: RefObject<HTMLElement | null>, text: string, show: (text: string) => void) => {
  const [steps] = useState(() => new Steps(text));
  steps.now = text;
  /** Where the cursor comes once the text is drawn. */
  const then = useRef<(element: HTMLElement) => void>(undefined);
  useEffect(() => {
    if (root.current) {
      then.current?.(root.current);
      then.current = undefined;
    }
  });

  const change = (next: string): void => {
    const before = steps.now;
    if (next === before) {
      return;
    }
    steps.add(next);
    const { start, end } = changedRange(before, next);
    if (countOf(next) > countOf(before)) {
      then.current = (element) => focusNewBlock(element, start, end);
    } else if (countOf(next) < countOf(before)) {
      // There the keys for undo bring the block back.
      then.current = (element) => focusAt(element, start);
    }
    show(next);
  };
  const step = (event: KeyboardEvent): void => {
    const taken = steps.go(event);
    if (taken) {
      then.current = (element) => focusAt(element, taken.end);
      show(taken.text);
    }
  };
  return { steps, change, step };
};
