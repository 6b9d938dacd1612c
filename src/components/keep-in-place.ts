/** At `click`: the question that is opened stays where it is, although an answer above it closes. */
export const keepInPlace = ({ target }: Event): void => {
  const summary = target instanceof Element ? target.closest("main details[name] > summary") : null;
  if (!summary) return;
  const { top } = summary.getBoundingClientRect();
  requestAnimationFrame(() => window.scrollBy({ top: summary.getBoundingClientRect().top - top, behavior: "instant" }));
};
