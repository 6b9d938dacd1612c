import { metaOf } from "../../content/model/field-types";
import { SECTION_TYPES } from "../../content/model/sections/section";
import { siteDocuments } from "../folder/site-files";
import type { Drawing } from "../preview/draw";
import type { Draft } from "../preview/nodes";
import { withOnly } from "../preview/shown-on-page";

type SectionType = (typeof SECTION_TYPES)[number];

/** Section types by the name that the menu shows. */
const TYPES: ReadonlyMap<string, SectionType> = new Map(SECTION_TYPES.map((schema) => [metaOf(schema).label, schema]));

/** A page of the site with nothing but its section of a type; undefined where no page has one. */
const exampleOf = (name: string): Draft | undefined => {
  const sound = siteDocuments().filter(({ type, broken }) => type.name === "Page" && !broken);
  const [example] = sound.flatMap(({ type, data }) => {
    const value = withOnly(data, (section) => section.type === name);
    return value ? [{ type, file: "voorbeeld", value }] : [];
  });
  return example;
};

/** The picture that is shown, and what it is of. */
let shown: { box: HTMLElement; schema: SectionType; drawing?: Drawing } | undefined;

const hide = (): void => {
  shown?.drawing?.end();
  shown?.box.remove();
  shown = undefined;
};

const show = async (item: HTMLElement, menu: HTMLElement, schema: SectionType): Promise<void> => {
  hide();
  const { hint = "" } = metaOf(schema);
  item.setAttribute("aria-description", hint);
  const box = Object.assign(document.createElement("div"), { className: "studio-section-picture" });
  const page = exampleOf(schema.shape.type.value);
  const textContent = page ? hint : `${hint}. Dit blok staat nog op geen pagina.`;
  box.append(Object.assign(document.createElement("p"), { textContent }));
  // Beside the menu (studio.css).
  menu.style.setProperty("anchor-name", "--menu");
  (menu.closest("dialog") ?? document.body).append(box);
  const current = { box, schema };
  shown = current;
  if (!page) {
    return;
  }
  const frame = Object.assign(document.createElement("iframe"), { tabIndex: -1, title: "Voorbeeld van het blok" });
  box.appendChild(document.createElement("div")).append(frame);
  const { drawIn } = await import("../preview/draw");
  if (shown === current && frame.contentDocument) {
    const drawing = drawIn(frame.contentDocument);
    shown = { ...current, drawing };
    await drawing.show(page);
  }
};

const onMove = ({ target }: Event): void => {
  const item = target instanceof Element ? target.closest<HTMLElement>('[role="menuitem"]') : null;
  const menu = item?.closest<HTMLElement>('[role="menu"]');
  const schema = TYPES.get(item?.textContent.trim() ?? "");
  if (item && menu && schema) {
    if (shown?.schema !== schema) {
      show(item, menu, schema);
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
