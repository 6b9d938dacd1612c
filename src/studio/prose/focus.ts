import type { TextField } from "../forms/text-field";

/** Words of prose, of which each field says where it starts, or a plain field of the engine, which is the whole text. */
const AREAS = "[data-start], :is(textarea, input[type=text]):not([data-block] *)";

const areasIn = (root: HTMLElement) => [...root.querySelectorAll<TextField>(AREAS)];

/** The words in which a place of a text is, with the place in them. */
const wordsAt = (root: HTMLElement, place: number) =>
  areasIn(root)
    .map((area) => {
      const { start } = area.dataset;
      return { area, at: start === undefined ? place : place - Number(start) + area.value.search(/\S|$/) };
    })
    .find(({ area, at }) => at >= 0 && at <= area.value.length);

/** Puts the cursor where a text was changed back: in the words there, or in the field that was. */
export const focusAt = (root: HTMLElement, place: number): void => {
  const { area, at = 0 } = wordsAt(root, place) ?? {};
  if (area) {
    area.focus();
    area.setSelectionRange(at, at);
  } else if (!root.contains(document.activeElement)) {
    areasIn(root).at(-1)?.focus();
  }
};

const blocksIn = (root: HTMLElement) => [...root.querySelectorAll<HTMLElement>("[data-block]")];

const toFillIn = (block: HTMLElement | undefined): HTMLElement | null | undefined =>
  block?.querySelector<HTMLElement>(":is(input, select):invalid") ?? block?.querySelector("textarea");

/** A token, the empty address of a link, the last of its words, or what reaches to a space or the end of a link. */
const MISTAKE = /^(?:\{[^}\s]*\}|\(\)|[^\s[\]]+(?=\]\()|[^\s)]*)/;

/** The field of the attribute of a block in which a place of the text is. */
const attributeAt = (block: HTMLElement | undefined, place: number): HTMLElement | undefined =>
  [...(block?.querySelectorAll<HTMLElement>("[data-place]") ?? [])]
    .filter(({ dataset }) => Number(dataset.place) <= place)
    .sort((a, b) => Number(b.dataset.place) - Number(a.dataset.place))[0];

/** The field in which a place of a text is: its words, with the mistake selected, or a field of a block. */
export const fieldOfPlace = (root: HTMLElement, place: number): HTMLElement | null | undefined => {
  const { area, at = 0 } = wordsAt(root, place) ?? {};
  area?.setSelectionRange(at, at + (MISTAKE.exec(area.value.slice(at))?.[0].length ?? 0));
  const block = blocksIn(root)
    .filter(({ dataset }) => Number(dataset.block) <= place)
    .at(-1);
  return area ?? attributeAt(block, place) ?? toFillIn(block);
};

/** Puts the cursor into what must be filled in first of a block that has just been put in. */
export const focusNewBlock = (root: HTMLElement, start: number, end: number): void => {
  const block = blocksIn(root).find(({ dataset }) => Number(dataset.block) >= start && Number(dataset.block) <= end);
  const field = toFillIn(block);
  field?.focus();
  if (field instanceof HTMLTextAreaElement) {
    field.select();
  }
};
