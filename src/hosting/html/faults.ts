import { attributeOf, type HtmlElement, textOf } from "../../lib/html";

const JAVASCRIPT_TYPE =
  /^(?:(?:text|application)\/(?:x-)?(?:java|ecma)script|text\/javascript1\.[0-5]|text\/(?:j|live)script)$/;
const OTHER_CHECKED_TYPES = new Set(["module", "importmap", "speculationrules"]);

/** Attributes whose address a browser would run as a script when it starts with `javascript:`. */
const ADDRESSES = new Set(["action", "data", "formaction", "href", "src"]);

/** How much of an unknown script a message shows. */
const SHOWN = 60;

/**
 * Whether a script element is more than a data block. Browsers do not run data blocks such as JSON-LD and do not ask
 * the policy about them (HTML: prepare the script element).
 */
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

/** Addresses of nearly every link: to a page, an anchor, another site, a telephone or a mailbox. */
const PLAIN_ADDRESS = /^(?:[/#]|https?:|tel:|mailto:)/;

/** Whether a browser would run an address; it finds more ways to write `javascript:` than a pattern does. */
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
 * What must not be in a page: scripts that are neither the site's own nor in a file of its own, inline handlers,
 * `javascript:` addresses, and documents in an attribute.
 *
 * @param elements - elements of the page
 * @param own - texts of the site's own inline scripts
 */
export const faultsOf = (elements: readonly HtmlElement[], own: ReadonlySet<string>): string[] =>
  elements.flatMap((element) => [
    ...(element.tagName === "script" && runs(element) ? scriptFault(element, own) : []),
    ...attributeFaults(element),
  ]);
