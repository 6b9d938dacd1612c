import { quote } from "./dutch";

/** Attribute of a tag; `true` for one without a value. */
export interface TagAttribute {
  name: string;
  value: string | true;
  /** Offset of the value, or of the name where there is no value. */
  offset: number;
}

/** A tag of a component or an element. */
export interface TagUse {
  kind: "open" | "close";
  name: string;
  attributes: TagAttribute[];
  /** Name of the tag that it stands directly in. */
  parent?: string;
  /** First character of the tag. */
  offset: number;
  /** Characters from `<` to `>`. */
  length: number;
}

/** A mistake at an offset. */
export interface TagProblem {
  offset: number;
  message: string;
}

const OPEN = /<([A-Za-z][\w.-]*)((?:\s+[A-Za-z][\w:-]*(?:\s*=\s*(?:"[^"]*"|'[^']*'|\{[^{}]*\}))?)*)\s*(\/?)>/y;
const CLOSE = /<\/([A-Za-z][\w.-]*)\s*>/y;
const ATTRIBUTE = /([A-Za-z][\w:-]*)(?:\s*=\s*("[^"]*"|'[^']*'|\{[^{}]*\}))?/g;

const matchAt = (pattern: RegExp, text: string, offset: number): RegExpExecArray | null => {
  pattern.lastIndex = offset;
  return pattern.exec(text);
};

const readAttributes = (source: string, offset: number, problems: TagProblem[]): TagAttribute[] =>
  [...source.matchAll(ATTRIBUTE)].flatMap((match): TagAttribute[] => {
    const [whole, name = "", written] = match;
    const at = offset + match.index;
    if (written === undefined) {
      return [{ name, value: true, offset: at }];
    }
    if (written.startsWith("{")) {
      problems.push({
        offset: at,
        message: `attribuut ${quote(name)} heeft een waarde tussen accolades; toegestaan: tekst tussen dubbele aanhalingstekens`,
      });
      return [];
    }
    return [{ name, value: written.slice(1, -1), offset: at + whole.length - written.length + 1 }];
  });

/** Pairs opening and closing tags, and reports those that have no partner. */
const pairTags = (tags: readonly (TagUse & { selfClosing: boolean })[], problems: TagProblem[]): void => {
  const stack: TagUse[] = [];
  const unclosed = (tag: TagUse) =>
    problems.push({ offset: tag.offset, message: `<${tag.name}> wordt niet afgesloten; verwacht: </${tag.name}>` });
  for (const tag of tags) {
    if (tag.kind === "close") {
      const partner = stack.findLastIndex(({ name }) => name === tag.name);
      if (partner === -1) {
        problems.push({
          offset: tag.offset,
          message: `</${tag.name}> sluit niets af; er staat geen <${tag.name}> voor`,
        });
      } else {
        stack.splice(partner).slice(1).forEach(unclosed);
      }
      continue;
    }
    const parent = stack.at(-1);
    if (parent) {
      tag.parent = parent.name;
    }
    if (!tag.selfClosing) {
      stack.push(tag);
    }
  }
  stack.forEach(unclosed);
};

/**
 * Finds the tags in prose whose code is masked.
 *
 * @returns the tags with their attributes, and what is wrong with them
 */
export const scanTags = (text: string): { tags: TagUse[]; problems: TagProblem[] } => {
  const tags: (TagUse & { selfClosing: boolean })[] = [];
  const problems: TagProblem[] = [];
  for (let at = text.indexOf("<"); at !== -1; at = text.indexOf("<", at + 1)) {
    const open = matchAt(OPEN, text, at);
    const match = open ?? matchAt(CLOSE, text, at);
    const [whole = "", name = "", attributes = "", slash] = match ?? [];
    if (!match) {
      problems.push({
        offset: at,
        message: 'los teken <, of een tag die niet klopt; toegestaan: een component zoals <Callout title="…">',
      });
      continue;
    }
    tags.push({
      offset: at,
      length: whole.length,
      kind: open ? "open" : "close",
      name,
      attributes: open ? readAttributes(attributes, at + 1 + name.length, problems) : [],
      selfClosing: slash === "/",
    });
    at += whole.length - 1;
  }
  pairTags(tags, problems);
  return { tags, problems };
};
