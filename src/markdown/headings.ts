import { type Tree, wordsIn } from "./read";

/** Words of a heading that its id has: enough to know it by, and a page has it twice. */
const WORDS = 2;

const idOf = (title: string): string => {
  const words =
    title
      .toLowerCase()
      .normalize("NFD")
      .replaceAll(/\p{M}/gu, "")
      .match(/[a-z0-9]+/g) ?? [];
  return ["kop", ...words.slice(0, WORDS)].join("-");
};

/** Gives the headings of prose (h2) an id, in place; a heading inside a component has none. */
export const markHeadings = (tree: Tree): { label: string; link: string }[] => {
  const used = new Map<string, number>();
  return tree.children.flatMap((node) => {
    if (node.type !== "heading" || node.depth !== 2) {
      return [];
    }
    const label = wordsIn(node);
    const name = idOf(label);
    const times = (used.get(name) ?? 0) + 1;
    used.set(name, times);
    const id = times > 1 ? `${name}-${times}` : name;
    node.data = { ...node.data, hProperties: { id } };
    return [{ label, link: `#${id}` }];
  });
};
