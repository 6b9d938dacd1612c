import { attributeOf, elementsOf, textIn } from "./html";

const PAGE = `<!DOCTYPE html><html lang="nl"><head><title>A <b> & B</title><!-- <script>no()</script> -->
<meta name="x" content="1 > 0 &amp; &quot;q&quot;"/><style>a>b{content:"</p>"}</style>
<script type='module'>if (1 < 2) { document.title = "<script>"; }</script></head>
<body><input disabled value=plain data-x=''><svg viewBox="0 0 1 1"><path d="M0 0"/></svg>
<textarea><p>text</p></textarea><SCRIPT SRC="/a.js?x=1&amp;y=2" ASYNC></SCRIPT ><p title="a &#x27;b&#39;">5 < 6</p></body></html>`;

describe("elementsOf", () => {
  it("sees the elements, attributes and texts that a browser's parser sees", () => {
    const byBrowser = [...new DOMParser().parseFromString(PAGE, "text/html").querySelectorAll("*")];
    expect(elementsOf(PAGE).map((element) => [element.tagName, element.attrs.length, textIn(element)])).toEqual(
      byBrowser.map(({ localName, attributes, textContent }) => [localName, attributes.length, textContent]),
    );
    const [meta] = elementsOf(PAGE).filter(({ tagName }) => tagName === "meta");
    expect(meta && attributeOf(meta, "content")).toBe('1 > 0 & "q"');
    expect(meta && attributeOf(meta, "missing")).toBeUndefined();
  });

  it("finds what is in templates and in noscript", () => {
    const html = "<template><i>a</i></template><noscript><b>b</b></noscript>";
    expect(elementsOf(html).map(({ tagName }) => tagName)).toEqual(expect.arrayContaining(["template", "i", "b"]));
  });
});
