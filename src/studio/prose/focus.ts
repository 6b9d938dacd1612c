/** Puts the cursor where a text was changed back: in the words there, or in the field that was. */
export const focusAt = (root: HTMLElement, place: number): void => {
  const areas = [...root.querySelectorAll<HTMLTextAreaElement>("textarea")];
  const area = areas.find(({ dataset: { start }, value }) => {
    const from = Number(start);
    return place >= from && place <= from + value.length;
  });
  if (area) {
    area.focus();
    area.setSelectionRange(place - Number(area.dataset.start), place - Number(area.dataset.start));
  } else if (!root.contains(document.activeElement)) {
    areas.at(-1)?.focus();
  }
};

/** Puts the cursor into what must be filled in first of a block that has just been put in. */
export const focusNewBlock = (root: HTMLElement, start: number, end: number): void => {
  const blocks = [...root.querySelectorAll<HTMLElement>("[data-block]")];
  const block = blocks.find(({ dataset }) => Number(dataset.block) >= start && Number(dataset.block) <= end);
  const field =
    block?.querySelector<HTMLInputElement>(":is(input, select):invalid") ?? block?.querySelector("textarea");
  field?.focus();
  if (field instanceof HTMLTextAreaElement) {
    field.select();
  }
};
