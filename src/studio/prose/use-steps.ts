import { type KeyboardEvent, type RefObject, useEffect, useRef } from "react";
import { changedRange, Steps, stepOf } from "../forms/steps";
import { focusAt, focusNewBlock } from "./focus";

const countOf = (text: string): number => text.match(/<[A-Z]/g)?.length ?? 0;

/**
 * Changes of a text with cards, which the keys for undo and redo take back and give again.
 *
 * @param root element of the whole text: the cursor comes to what has changed in it
 * @param show shows another text
 * @returns `now` holds the latest text, for what was asked before a dialog closed
 */
export const useSteps = (root: RefObject<HTMLElement | null>, text: string, show: (text: string) => void) => {
  const steps = useRef(new Steps());
  /** Where the cursor comes once the text is drawn. */
  const then = useRef<(element: HTMLElement) => void>(undefined);
  useEffect(() => {
    if (root.current) {
      then.current?.(root.current);
      then.current = undefined;
    }
  });
  const now = useRef(text);
  now.current = text;

  const change = (next: string): void => {
    const before = now.current;
    if (next === before) {
      return;
    }
    steps.current.add(before, next);
    if (countOf(next) > countOf(before)) {
      const { start, end } = changedRange(before, next);
      then.current = (element) => focusNewBlock(element, start, end);
    }
    show(next);
  };
  const step = (event: KeyboardEvent): void => {
    const wanted = stepOf(event);
    if (!wanted) {
      return;
    }
    event.preventDefault();
    const before = now.current;
    const next = steps.current.go(before, wanted === "redo");
    if (next !== undefined) {
      const { end } = changedRange(before, next);
      then.current = (element) => focusAt(element, end);
      show(next);
    }
  };
  return { now, change, step };
};
