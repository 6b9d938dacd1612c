import type { TextField } from "../forms/text-field";

/**
 * Words of prose, or a plain field of the engine, which is the whole text. Words, blocks and fields of attributes say where
 * in the text they start: `data-words-at`, `data-block-at`, `data-attribute-at` (ProseText.tsx, BlockCard.tsx).
 */
const AREAS = "[data-words-at], :is(textarea, input[type=text]):not([data-block-at] *)";

const areasIn = (root: HTMLElement) => [...root.querySelectorAll<TextField>(AREAS)];

/** The words in which a place of a text is, with the place in them. */
const wordsAt = (root: HTMLElement, place: number) =>
  areasIn(root)
    .map((area) => {
      const start = area.dataset.wordsAt;
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

const blocksIn = (root: HTMLElement) => [...root.querySelectorAll<HTMLElement>("[data-block-at]")];

const toFillIn = (block: HTMLElement | undefined): HTMLElement | null | undefined =>
  block?.querySelector<HTMLElement>(":is(input, select):invalid") ?? block?.querySelector("textarea");

/** A token, the empty address of a link, the last of its words, or what reaches to a space or the end of a link. */
const MISTAKE = /^(?:\{[^}\s]*\}|\(\)|[^\s[\]]+(?=\]\()|[^\s)]*)/;

/** The field of the attribute of a block in which a place of the text is. */
const attributeAt = (block: HTMLElement | undefined, place: number): HTMLElement | undefined =>
  [...(block?.querySelectorAll<HTMLElement>("[data-attribute-at]") ?? [])]
    .filter(({ dataset }) => Number(dataset.attributeAt) <= place)
    .sort((a, b) => Number(b.dataset.attributeAt) - Number(a.dataset.attributeAt))[0];

/** The field in which a place of a text is: its words, with the mistake selected, or a field of a block. */
export const fieldOfPlace = (root: HTMLElement, place: number): HTMLElement | null | undefined => {
  const { area, at = 0 } = wordsAt(root, place) ?? {};
  area?.setSelectionRange(at, at + (MISTAKE.exec(area.value.slice(at))?.[0].length ?? 0));
  const block = blocksIn(root)
    .filter(({ dataset }) => Number(dataset.blockAt) <= place)
    .at(-1);
  return area ?? attributeAt(block, place) ?? toFillIn(block);
};

/** Puts the cursor into what must be filled in first of a block that has just been put in. */
export const focusNewBlock = (root: HTMLElement, start: number, end: number): void => {
  const block = blocksIn(root).find(
    ({ dataset }) => Number(dataset.blockAt) >= start && Number(dataset.blockAt) <= end,
  );
  const field = toFillIn(block);
  field?.focus();
  if (field instanceof HTMLTextAreaElement) {
    field.select();
  }
};
