import { isScalar, parseDocument, stringify } from "yaml";
import { sameJson } from "./match";

/** Frontmatter between its dashes, and the prose after it. */
const PARTS = /^---[ \t]*\n([\s\S]*?)^---[ \t]*(?:\n|$)([\s\S]*)$/m;

/** As the repository writes frontmatter: texts between double quotes, one to a line. */
const STYLE = { lineWidth: 0, defaultStringType: "QUOTE_DOUBLE", defaultKeyType: "PLAIN" } as const;

/** An MDX file taken apart. */
export interface MdxFile {
  data: Record<string, unknown>;
  /** The prose, without blank lines before and after. */
  body: string;
}

/**
 * Takes an MDX file apart.
 *
 * @throws when the frontmatter is missing or is no map
 */
export const readMdx = (text: string): MdxFile => {
  const [, head, body] = PARTS.exec(text) ?? [];
  const data: unknown = head === undefined ? undefined : parseDocument(head).toJS();
  if (typeof data !== "object" || data === null || Array.isArray(data)) {
    throw new Error("Bovenaan horen gegevens te staan, tussen twee regels met ---");
  }
  return { data: data as Record<string, unknown>, body: (body ?? "").trim() };
};

/**
 * Writes an MDX file; comments, order and notation of the frontmatter that did not change stay.
 *
 * @param text the file as it was; empty for a new file
 * @returns the text of the file without the newline at its end
 */
export const writeMdx = ({ data, body }: MdxFile, text: string): string => {
  const head = PARTS.exec(text)?.[1];
  if (head === undefined) {
    return `---\n${stringify(data, STYLE)}---\n\n${body}`;
  }
  const document = parseDocument(head);
  const before = document.toJS() as Record<string, unknown>;
  const changed = Object.keys({ ...before, ...data }).filter((key) => !sameJson(before[key], data[key]));
  for (const key of changed) {
    const node = document.get(key, true);
    if (data[key] === undefined) {
      document.delete(key);
    } else if (isScalar(node) && typeof data[key] !== "object") {
      node.value = data[key];
    } else {
      document.set(key, document.createNode(data[key]));
    }
  }
  const newHead = changed.length === 0 ? head : document.toString(STYLE);
  const start = text.indexOf("\n") + 1;
  const [, closing = "", oldBody = ""] = /^(---[ \t]*\s*)([\s\S]*)$/.exec(text.slice(start + head.length)) ?? [];
  return `${text.slice(0, start)}${newHead}${oldBody ? closing : "---\n\n"}${body}`;
};
