import type { KeyboardEvent } from "react";

/** Keys that go from the field through the results; past an end they start at the other one. */
const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * Arrows move the focus between the field and the results, Escape empties the field.
 * @param onEmptied called when the field was emptied
 */
export const handleKey = (event: KeyboardEvent<HTMLFormElement>, onEmptied: () => void): void => {
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>("input, li a")];
  const step = STEPS[event.key];
  if (step) {
    event.preventDefault();
    // From the button as from the field.
    const from = Math.max(0, stops.indexOf(document.activeElement as HTMLElement));
    stops.at((from + step) % stops.length)?.focus();
  }
  const [field] = stops;
  if (event.key === "Escape" && field instanceof HTMLInputElement && field.value) {
    // A dialog around the field stays open.
    event.preventDefault();
    field.value = "";
    field.focus();
    onEmptied();
  }
};
