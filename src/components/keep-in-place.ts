/** At `toggle`, in the capture phase: closes the other `<details>` of a name, which browsers before 2024 ignore. */
export const closeOthers = ({ target }: Event): void => {
  const group = target instanceof HTMLDetailsElement && target.open && target.getAttribute("name");
  if (group) {
    for (const one of document.querySelectorAll<HTMLDetailsElement>(`details[open][name="${group}"]`)) {
      one.open = one === target;
    }
  }
};

/** At `click`: the question that is opened stays where it is, although an answer above it closes. */
export const keepInPlace = ({ target }: Event): void => {
  const summary = target instanceof Element ? target.closest("main details[name] > summary") : null;
  if (!summary) return;
  const { top } = summary.getBoundingClientRect();
  requestAnimationFrame(() => window.scrollBy({ top: summary.getBoundingClientRect().top - top, behavior: "instant" }));
};
