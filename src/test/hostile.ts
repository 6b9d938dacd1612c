import fc from "fast-check";

/** Texts that each test tries; `FUZZ=10000 npm run test:unit -- src/test/fuzz` tries more. */
const RUNS = Number(process.env.FUZZ ?? 300);

/** Strings with a meaning in one of the languages. */
const FRAGMENTS = [
  ..."<>&\"'`/\\()[]{}*_#!:;=\n\r\t\0\u2028\u2029\uFEFF\uD800$%?@|~-",
  ...["<script>alert(1)</script>", "</script>", "<img src=x onerror=alert(1)>", "<!--", "-->", "]]>", "<![CDATA["],
  ...["javascript:alert(1)", "JaVaScRiPt:", "data:text/html,<b>", "vbscript:", "//evil.example", "/\\evil.example"],
  ...["[x](", "](", "![x](", "<https://a.example>", "&#106;avascript:", "&lt;script&gt;", "\\u003C", "%0d%0aX-Evil: 1"],
  ...["{phone}", "{phone:en}", "{", "}", "https://a.example/", "mailto:", "tel:", "/contact#formulier", "```", "    "],
];

/** A text of strings with a meaning in HTML, Markdown, JSON, XML, addresses and headers. */
export const hostile = fc
  .array(
    fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...FRAGMENTS) }, fc.string({ unit: "binary", maxLength: 8 })),
    { maxLength: 14 },
  )
  .map((parts) => parts.join(""));

/** Runs a check on {@link RUNS} hostile texts. */
export const tries = (check: (text: string) => void): void =>
  fc.assert(
    fc.property(hostile, (text) => check(text)),
    { numRuns: RUNS },
  );

/** {@link RUNS} hostile texts at once, for a file made of many. */
export const hostileTexts = (): string[] => fc.sample(hostile, RUNS);

/** Parses a text as a browser parses a page. */
export const htmlOf = (text: string): Document => new DOMParser().parseFromString(text, "text/html");

/** Parses XML; throws at the first fault. */
export const xmlOf = (text: string): Document => {
  const document = new DOMParser().parseFromString(text, "application/xml");
  expect(document.querySelector("parsererror")?.textContent).toBeUndefined();
  return document;
};

/** A text without the characters that XML 1.0 forbids, and with normalised line ends. */
export const asInXml = (text: string): string =>
  text.replace(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, "").replace(/\r\n?/g, "\n");

/** Allowed protocols of links. */
export const PROTOCOLS = ["https:", "http:", "mailto:", "tel:"];

/** Whatever in a piece of HTML would run, or load something. */
export const dangers = (html: string): string[] =>
  [...htmlOf(html).querySelectorAll("*")].flatMap((element) => [
    ...(/^(?:script|style|iframe|object|embed|base|meta|link|form|svg|math)$/.test(element.localName)
      ? [element.outerHTML]
      : []),
    ...[...element.attributes].filter(({ name }) => name.startsWith("on")).map(({ name }) => name),
    ...["href", "src"]
      .map((name) => element.getAttribute(name))
      .filter((address) => address !== null && !PROTOCOLS.includes(new URL(address, "https://site.example").protocol))
      .map(String),
  ]);
