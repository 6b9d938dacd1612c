/** A start tag of a document, with the text inside for elements whose content is raw text. */
export interface HtmlElement {
  /** Name in lower case. */
  name: string;
  /** Attributes by name in lower case; an attribute without a value is "". */
  attributes: ReadonlyMap<string, string>;
  /** Offset of the start tag's `<`. */
  start: number;
  /** Offset behind the end tag for raw text elements, behind the start tag for all others. */
  end: number;
  /** Text of a raw text element, as written. */
  text?: string;
}

/** Elements whose content a browser reads as text, up to their end tag (HTML §13.1.2). */
const RAW_TEXT = new Set(["script", "style", "textarea", "title"]);

const START_TAG = /<([a-zA-Z][^\s/>]*)((?:[^>"']|"[^"]*"|'[^']*')*)>/y;
const ATTRIBUTE = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g;
const ENTITY = /&(?:amp|lt|gt|quot|#(\d+)|#[xX]([\da-fA-F]+));/g;
const NAMED: Readonly<Record<string, string>> = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"' };

const decode = (value: string): string =>
  value.replace(ENTITY, (entity, decimal: string | undefined, hex: string | undefined) => {
    const code = decimal ? Number.parseInt(decimal, 10) : Number.parseInt(hex ?? "", 16);
    return NAMED[entity] ?? String.fromCodePoint(code);
  });

const attributesOf = (source: string): ReadonlyMap<string, string> => {
  const attributes = new Map<string, string>();
  for (const [, name = "", double, single, bare] of source.matchAll(ATTRIBUTE)) {
    const key = name.toLowerCase();
    if (!attributes.has(key)) {
      attributes.set(key, decode(double ?? single ?? bare ?? ""));
    }
  }
  return attributes;
};

/** Start and end of the end tag that closes a raw text element; the end of the document where there is none. */
const endTag = (html: string, name: string, from: number): { start: number; end: number } => {
  const pattern = new RegExp(`</${name}(?=[\\s/>])`, "gi");
  pattern.lastIndex = from;
  const match = pattern.exec(html);
  const close = match ? html.indexOf(">", match.index) : -1;
  return match && close >= 0 ? { start: match.index, end: close + 1 } : { start: html.length, end: html.length };
};

/** Offset behind a comment or a declaration that starts at `at`. */
const afterMarkup = (html: string, at: number): number => {
  const isComment = html.startsWith("<!--", at);
  const close = isComment ? html.indexOf("-->", at + 2) : html.indexOf(">", at);
  return close < 0 ? html.length : close + (isComment ? "-->".length : 1);
};

/**
 * Every element of a built page, in document order, with its place in the source, so that a page can be
 * changed without writing all of it anew. Reads what Gatsby and React write: quoted attributes, closed tags.
 *
 * @param html - source of a whole document
 */
export const scanHtml = (html: string): HtmlElement[] => {
  const elements: HtmlElement[] = [];
  let at = html.indexOf("<");
  while (at >= 0) {
    START_TAG.lastIndex = at;
    const match = START_TAG.exec(html);
    let next = at + 1;
    if (match) {
      const name = (match[1] ?? "").toLowerCase();
      const attributes = attributesOf(match[2] ?? "");
      next = START_TAG.lastIndex;
      if (RAW_TEXT.has(name)) {
        const close = endTag(html, name, next);
        elements.push({ name, attributes, start: at, end: close.end, text: html.slice(next, close.start) });
        next = close.end;
      } else {
        elements.push({ name, attributes, start: at, end: next });
      }
    } else if (html.startsWith("<!", at)) {
      next = afterMarkup(html, at);
    }
    at = html.indexOf("<", next);
  }
  return elements;
};
