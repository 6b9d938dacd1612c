import { type RefObject, useLayoutEffect } from "react";

/**
 * Closes what is open on Escape, wherever the focus is (WCAG 1.4.13), and on a press outside. A focus inside goes back
 * to the trigger, the element with `aria-expanded="true"`.
 *
 * @param container element with the triggers and what they open
 * @param isOpen whether something in it is open
 * @param close closes it; must not change between renders
 */
export const useDismissal = (container: RefObject<HTMLElement | null>, isOpen: boolean, close: () => void): void => {
  useLayoutEffect(() => {
    const element = container.current;
    if (!isOpen || !element) {
      return;
    }
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key !== "Escape") {
        return;
      }
      if (element.contains(document.activeElement)) {
        element.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus();
      }
      close();
    };
    const onPointerDown = ({ target }: PointerEvent) => {
      if (target instanceof Node && !element.contains(target)) {
        close();
      }
    };
    document.addEventListener("keydown", onKeyDown);
    document.addEventListener("pointerdown", onPointerDown);
    return () => {
      document.removeEventListener("keydown", onKeyDown);
      document.removeEventListener("pointerdown", onPointerDown);
    };
  }, [container, isOpen, close]);
};
