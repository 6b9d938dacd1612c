import { color, font, layer, space } from "../styles/tokens";

/** Where `develop` tells which pages are drafts. */
export const DRAFTS = "/__drafts.json";

/** The addresses of the drafts, and what is said on them. */
export interface Drafts {
  paths: readonly string[];
  words: string;
}

const MARK = "draft-mark";

/** Says on a page that is still being written that it is; under `develop` only, as no build has such a page. */
export const markDraft = async (path: string): Promise<void> => {
  const { paths, words } = (await (await fetch(DRAFTS)).json()) as Drafts;
  document.querySelector(`#${MARK}`)?.remove();
  if (paths.includes(path)) {
    const mark = document.createElement("p");
    mark.id = MARK;
    mark.textContent = words;
    Object.assign(mark.style, {
      position: "fixed",
      insetInline: "0",
      bottom: "0",
      zIndex: String(layer.skip),
      margin: "0",
      padding: space.s1,
      background: color.action,
      color: color.card,
      fontFamily: font.text,
      textAlign: "center",
    });
    document.body.append(mark);
  }
};
