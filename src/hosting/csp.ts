import { createHash } from "node:crypto";
import { type HtmlElement, scanHtml } from "./html/scan-html";

/**
 * Hosts that pages may use beside their own, by directive, as CSP host sources (`https://example.com`).
 * They hold for the whole site: after a click inside the site the policy of the first page stays in force.
 */
export interface CspSources {
  script: readonly string[];
  style: readonly string[];
  img: readonly string[];
  font: readonly string[];
  connect: readonly string[];
  frame: readonly string[];
  formAction: readonly string[];
}

/** What a page asks of its policy, and what no policy may allow. */
export interface PageScripts {
  /** CSP hash sources of the inline scripts that a browser would run, sorted, each once. */
  hashes: string[];
  /** Origins of scripts from other hosts that stand in the HTML. */
  hosts: string[];
  /** Inline event handlers and `javascript:` links: the policy blocks them, so they are faults. */
  faults: string[];
}

/** Sources of a site that uses nothing but its own files. */
export const NO_SOURCES: CspSources = {
  script: [],
  style: [],
  img: [],
  font: [],
  connect: [],
  frame: [],
  formAction: [],
};

const JAVASCRIPT_TYPE =
  /^(?:(?:text|application)\/(?:x-)?(?:java|ecma)script|text\/javascript1\.[0-5]|text\/(?:j|live)script)$/;
const OTHER_CHECKED_TYPES = new Set(["module", "importmap", "speculationrules"]);

/**
 * Whether a script element is more than a data block. Browsers do not run data blocks such as JSON-LD and do not ask
 * the policy about them (HTML: prepare the script element), so they need no hash.
 */
const isChecked = ({ attributes }: HtmlElement): boolean => {
  const type = (attributes.get("type") ?? "").trim().toLowerCase();
  return type === "" || JAVASCRIPT_TYPE.test(type) || OTHER_CHECKED_TYPES.has(type);
};

/** CSP hash source of a text, as a browser computes it: over UTF-8, with line ends normalised. */
export const hashSource = (text: string): string =>
  `'sha256-${createHash("sha256").update(text.replaceAll(/\r\n?/g, "\n")).digest("base64")}'`;

const faultsOf = ({ name, attributes }: HtmlElement): string[] => {
  const handlers = [...attributes.keys()].filter((key) => key.startsWith("on")).map((key) => `<${name} ${key}=…>`);
  const link = attributes.get("href") ?? attributes.get("action") ?? "";
  return /^\s*javascript:/i.test(link) ? [...handlers, `<${name}> with a javascript: address`] : handlers;
};

const unique = (values: readonly string[]): string[] => [...new Set(values)].sort();

/**
 * Reads from a built page what its policy must allow.
 *
 * @throws when a script's end cannot be told from its text (`<!--` followed by `<script`)
 */
export const pageScripts = (html: string): PageScripts => {
  const elements = scanHtml(html);
  const scripts = elements.filter((element) => element.name === "script" && isChecked(element));
  const inline = scripts.filter(({ attributes }) => !attributes.has("src"));
  for (const { text = "" } of inline) {
    if (/<!--.*<script/is.test(text)) {
      throw new Error("An inline script holds `<!--` and `<script`; browsers end such a script elsewhere");
    }
  }
  const remote = scripts
    .map(({ attributes }) => attributes.get("src") ?? "")
    .filter((src) => /^(?:https?:)?\/\//.test(src));
  return {
    hashes: unique(inline.map(({ text = "" }) => hashSource(text))),
    hosts: unique(remote.map((src) => new URL(src, "https://localhost").origin)),
    faults: elements.flatMap(faultsOf),
  };
};

const directive = (name: string, ...sources: readonly string[]): string => [name, ...sources].join(" ");

/** A directive that says more than `default-src 'self'`, or nothing: the policy travels with every page. */
const beyondDefault = (name: string, hosts: readonly string[]): string[] =>
  hosts.length > 0 ? [directive(name, "'self'", ...unique(hosts))] : [];

/** The Content-Security-Policy for pages with these inline scripts and hosts. */
export const contentSecurityPolicy = (hashes: readonly string[], sources: CspSources): string =>
  [
    directive("default-src", "'self'"),
    directive("script-src", "'self'", ...unique(hashes), ...unique(sources.script)),
    directive("script-src-attr", "'none'"),
    directive("style-src", "'self'", "'unsafe-inline'", ...unique(sources.style)),
    directive("img-src", "'self'", "data:", ...unique(sources.img)),
    ...beyondDefault("font-src", sources.font),
    ...beyondDefault("connect-src", sources.connect),
    directive("frame-src", ...(sources.frame.length > 0 ? unique(sources.frame) : ["'none'"])),
    directive("form-action", "'self'", ...unique(sources.formAction)),
    directive("frame-ancestors", "'none'"),
    directive("object-src", "'none'"),
    directive("base-uri", "'none'"),
  ].join("; ");
