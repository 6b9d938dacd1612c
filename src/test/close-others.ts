/** At `toggle`, in the capture phase: closes the other `<details>` of a name, as browsers do and jsdom does not. */
export const closeOthers = ({ target }: Event): void => {
  const group = target instanceof HTMLDetailsElement && target.open && target.getAttribute("name");
  if (group) {
    for (const one of document.querySelectorAll<HTMLDetailsElement>(`details[open][name="${group}"]`)) {
      one.open = one === target;
    }
  }
};
