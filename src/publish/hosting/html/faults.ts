import { attributeOf, type HtmlElement, textOf } from "../../html";

const JAVASCRIPT_TYPE =
  /^(?:(?:text|application)\/(?:x-)?(?:java|ecma)script|text\/javascript1\.[0-5]|text\/(?:j|live)script)$/;
const OTHER_CHECKED_TYPES = new Set(["module", "importmap", "speculationrules"]);

/** Attributes with an address that a browser may run as a script. */
const ADDRESSES = new Set(["action", "data", "formaction", "href", "src"]);

/** Characters of an unknown script in a message. */
const SHOWN = 60;

/** Whether a script runs. Browsers do not run data blocks such as JSON-LD (HTML: prepare the script element). */
const runs = (element: HtmlElement): boolean => {
  const type = (attributeOf(element, "type") ?? "").trim().toLowerCase();
  return type === "" || JAVASCRIPT_TYPE.test(type) || OTHER_CHECKED_TYPES.has(type);
};

const scriptFault = (element: HtmlElement, own: ReadonlySet<string>): string[] => {
  const src = attributeOf(element, "src") ?? attributeOf(element, "href");
  if (src !== undefined) {
    return /^\/(?![/\\])/.test(src) ? [] : [`a script from elsewhere: ${src}`];
  }
  const text = textOf(element);
  return own.has(text) ? [] : [`an inline script that is not the site's own: ${text.trim().slice(0, SHOWN)}`];
};

/** Quick test for the addresses of most links. */
const PLAIN_ADDRESS = /^(?:[/#]|https?:|tel:|mailto:)/;

/** Whether a browser would run an address; the URL parser finds more spellings of `javascript:` than a pattern. */
const isScriptAddress = (value: string): boolean =>
  !PLAIN_ADDRESS.test(value) &&
  URL.canParse(value, "https://localhost") &&
  new URL(value, "https://localhost").protocol === "javascript:";

const isHandler = (name: string): boolean => name.startsWith("on") || name === "srcdoc";

const attributeFaults = ({ tagName, attrs }: HtmlElement): string[] =>
  attrs
    .filter(({ name, value }) => isHandler(name) || (ADDRESSES.has(name) && isScriptAddress(value)))
    .map(({ name }) =>
      isHandler(name) ? `<${tagName} ${name}=…>` : `<${tagName} ${name}> with a javascript: address`,
    );

/**
 * What must not be in a page: unknown inline scripts, inline handlers, `javascript:` addresses, and documents in an
 * attribute.
 * @param elements elements of the page
 * @param own texts of the site's own inline scripts
 */
export const faultsOf = (elements: readonly HtmlElement[], own: ReadonlySet<string>): string[] =>
  elements.flatMap((element) => [
    ...(element.tagName === "script" && runs(element) ? scriptFault(element, own) : []),
    ...attributeFaults(element),
  ]);
