import { plainWords } from "../../lib/plain-words";
import { type Tree, wordsIn } from "./read";

/** Most words of a heading in its id. */
const WORDS = 2;

const idOf = (title: string): string => ["kop", ...plainWords(title).slice(0, WORDS)].join("-");

/** Gives the headings of prose (h2) an id, in place; headings inside components get none. */
export const markHeadings = (tree: Tree): { label: string; link: string }[] => {
  const used = new Set<string>();
  const unusedOf = (name: string, times = 1): string => {
    const id = times > 1 ? `${name}-${times}` : name;
    return used.has(id) ? unusedOf(name, times + 1) : id;
  };
  return tree.children.flatMap((node) => {
    if (node.type !== "heading" || node.depth !== 2) {
      return [];
    }
    const label = wordsIn(node);
    const id = unusedOf(idOf(label));
    used.add(id);
    node.data = { ...node.data, hProperties: { id } };
    return [{ label, link: `#${id}` }];
  });
};
