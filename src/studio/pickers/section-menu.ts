import type { z } from "zod";
import { loadContent } from "../../content/check/load";
import { CONTENT_TYPES } from "../../content/model/registry";
import { SECTION_TYPES } from "../../content/model/sections/section";
import { siteFiles } from "../folder/site-files";
import { hintOf, labelOf } from "../forms/names";
import type { Drawing } from "../preview/draw";

/** Size of the picture, in px (studio.css). */
const WIDTH = 440;
const HEIGHT = 300;

interface SectionType {
  type: string;
  hint: string;
}

/** Section types by the name that the menu shows. */
const TYPES: ReadonlyMap<string, SectionType> = new Map(
  SECTION_TYPES.map((schema) => [
    labelOf(schema),
    { type: (schema.shape.type as z.ZodLiteral<string>).value, hint: hintOf(schema) },
  ]),
);

const PAGE = CONTENT_TYPES.find(({ name }) => name === "Page");

interface PageData {
  sections: readonly { type: string }[];
}

/** A page of the site with nothing but its section of a type; undefined where no page has one. */
const exampleOf = (wanted: string): PageData | undefined => {
  const isWanted = ({ type }: PageData["sections"][number]) => type === wanted;
  const sound = loadContent(siteFiles()).documents.filter(({ type, broken }) => type === PAGE && !broken);
  const page = sound.map(({ data }) => data as PageData).find(({ sections }) => sections?.some(isWanted));
  return page && { ...page, sections: page.sections.filter(isWanted).slice(0, 1) };
};

/** The picture that is shown, and what it is of. */
let shown: { box: HTMLElement; label: string; drawing?: Drawing } | undefined;

const hide = (): void => {
  shown?.drawing?.end();
  shown?.box.remove();
  shown = undefined;
};

const frameIn = (box: HTMLElement): HTMLIFrameElement => {
  const frame = document.createElement("iframe");
  frame.tabIndex = -1;
  frame.title = "Voorbeeld van het blok";
  box.appendChild(document.createElement("div")).append(frame);
  return frame;
};

const place = (box: HTMLElement, menu: Element): void => {
  const { left, right, top } = menu.getBoundingClientRect();
  const beside = right + WIDTH + 24 < window.innerWidth ? right + 8 : Math.max(0, left - WIDTH - 16);
  box.style.left = `${beside}px`;
  box.style.top = `${Math.max(8, Math.min(top, window.innerHeight - HEIGHT - 100))}px`;
};

const show = async (item: HTMLElement, menu: Element, label: string, { type, hint }: SectionType): Promise<void> => {
  hide();
  item.setAttribute("aria-description", hint);
  const box = document.createElement("div");
  box.className = "studio-section-picture";
  const text = document.createElement("p");
  const page = exampleOf(type);
  text.textContent = page ? hint : `${hint}. Dit blok staat nog op geen pagina.`;
  box.append(text);
  place(box, menu);
  (menu.closest("dialog") ?? document.body).append(box);
  const current = { box, label };
  shown = current;
  if (!PAGE || !page) {
    return;
  }
  const frame = frameIn(box);
  const { drawIn } = await import("../preview/draw");
  if (shown === current && frame.contentDocument) {
    const drawing = drawIn(frame.contentDocument);
    shown = { ...current, drawing };
    await drawing.show({ type: PAGE, file: "voorbeeld", value: page });
  }
};

const onMove = ({ target }: Event): void => {
  const item = target instanceof Element ? target.closest<HTMLElement>('[role="menuitem"]') : null;
  const menu = item?.closest('[role="menu"]');
  const label = item?.textContent?.trim() ?? "";
  const type = TYPES.get(label);
  if (item && menu && type) {
    if (shown?.label !== label) {
      show(item, menu, label, type);
    }
  } else if (!(target instanceof Element && target.closest(".studio-section-picture"))) {
    hide();
  }
};

/** Shows beside the menu of section types what each looks like: the first one that the site has, drawn as on its page. */
export const startSectionMenu = (): void => {
  document.addEventListener("pointerover", onMove);
  document.addEventListener("focusin", onMove);
  document.addEventListener("click", hide);
};
