import { scanHtml } from "./scan-html";

const PAGE = `<!DOCTYPE html><html lang="nl"><head><title>A <b> & B</title><!-- <script>no()</script> -->
<meta name="x" content="1 > 0 &amp; &quot;q&quot;"/><style>a>b{content:"</p>"}</style>
<script type='module'>if (1 < 2) { document.title = "<script>"; }</script></head>
<body><input disabled value=plain data-x=''><svg viewBox="0 0 1 1"><path d="M0 0"/></svg>
<textarea><p>text</p></textarea><SCRIPT SRC="/a.js?x=1&amp;y=2" ASYNC></SCRIPT ><p title="a &#x27;b&#39;">5 < 6</p></body></html>`;

const byBrowser = (html: string) =>
  [...new DOMParser().parseFromString(html, "text/html").querySelectorAll("*")].map((element) => ({
    name: element.localName,
    attributes: Object.fromEntries([...element.attributes].map(({ name, value }) => [name.toLowerCase(), value])),
    ...(["script", "style"].includes(element.localName) ? { text: element.textContent ?? "" } : {}),
  }));

const byScan = (html: string) =>
  scanHtml(html).map(({ name, attributes, text }) => ({
    name,
    attributes: Object.fromEntries(attributes),
    ...(["script", "style"].includes(name) ? { text } : {}),
  }));

describe("scanHtml", () => {
  it("sees the elements, attributes and script texts that a browser's parser sees", () => {
    expect(byScan(PAGE)).toEqual(byBrowser(PAGE));
  });

  it("gives offsets that cut an element out of the source", () => {
    const [script] = scanHtml(PAGE).filter(({ name, attributes }) => name === "script" && attributes.has("src"));
    expect(PAGE.slice(script?.start, script?.end)).toBe('<SCRIPT SRC="/a.js?x=1&amp;y=2" ASYNC></SCRIPT >');
  });

  it("ends at the end of the document where an end tag or a comment is not closed", () => {
    expect(scanHtml("<p>a<script>b").map(({ text }) => text)).toEqual([undefined, "b"]);
    expect(scanHtml("<p>a<!-- <b>")).toHaveLength(1);
    expect(scanHtml("a < b <")).toEqual([]);
  });
});
