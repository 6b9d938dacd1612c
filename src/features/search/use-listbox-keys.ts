import { type RefObject, useLayoutEffect, useState } from "react";

/** Keys that go through the options; past an end they start at the other one. */
const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * Keyboard of a field with a list of options below it (ARIA's combobox): arrows choose, Enter follows the chosen option,
 * Escape empties the field. The focus stays in the field.
 *
 * @param form form of the field
 * @param list element around the options, which are links
 * @param options what the options show; where it changes none is chosen
 * @returns place of the chosen option; -1 for none
 */
export const useListboxKeys = (
  form: RefObject<HTMLFormElement | null>,
  list: RefObject<HTMLElement | null>,
  options: readonly unknown[],
): number => {
  const [chosen, setChosen] = useState({ of: options, place: -1 });
  const place = chosen.of === options ? chosen.place : -1;

  useLayoutEffect(() => {
    const { current } = form;
    const onKeyDown = (event: KeyboardEvent) => {
      const step = STEPS[event.key];
      if (step && options.length > 0) {
        event.preventDefault();
        const from = place < 0 && step < 0 ? 0 : place;
        setChosen({ of: options, place: (from + step + options.length) % options.length });
      }
      // A dialog around the field stays open.
      const field = current?.querySelector("input");
      if (event.key === "Escape" && field?.value) {
        event.preventDefault();
        field.value = "";
        field.dispatchEvent(new Event("input", { bubbles: true }));
      }
    };
    const onSubmit = (event: SubmitEvent) => {
      const option = list.current?.children[place];
      if (option instanceof HTMLElement) {
        event.preventDefault();
        option.click();
      }
    };
    current?.addEventListener("keydown", onKeyDown);
    current?.addEventListener("submit", onSubmit);
    return () => {
      current?.removeEventListener("keydown", onKeyDown);
      current?.removeEventListener("submit", onSubmit);
    };
  }, [form, list, options, place]);

  return place;
};
