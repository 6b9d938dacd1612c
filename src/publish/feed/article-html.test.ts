import { extractArticleHtml } from "./article-html";

const pageUrl = "https://www.voorbeeld.example/blog/een-casus";
const extract = (body: string) =>
  extractArticleHtml(`<html><body><nav><a href="/">Home</a></nav>${body}<footer>Voet</footer></body></html>`, pageUrl);
const article = (inner: string) => extract(`<div class="x" data-article-body="true">${inner}</div>`);

describe("extractArticleHtml", () => {
  it("takes the text of the article and nothing around it", () => {
    expect(article("<h2>Kop</h2><p>Tekst &amp; <em>meer</em>, één €.</p>")).toBe(
      "<h2>Kop</h2><p>Tekst &amp; <em>meer</em>, één €.</p>",
    );
  });

  it("keeps nested elements of the same name", () => {
    expect(article("<div><div>binnen</div></div><p>na</p>")).toBe("<div><div>binnen</div></div><p>na</p>");
  });

  it.each([
    ["/offerte", "https://www.voorbeeld.example/offerte"],
    ["#stap-2", "https://www.voorbeeld.example/blog/een-casus#stap-2"],
    ["https://elders.example/x?a=1", "https://elders.example/x?a=1"],
    ["mailto:info@voorbeeld.example", "mailto:info@voorbeeld.example"],
    ["tel:+31240000000", "tel:+31240000000"],
  ])("makes the link %s absolute", (href, expected) => {
    expect(article(`<a href="${href}">link</a>`)).toBe(`<a href="${expected}">link</a>`);
  });

  it("keeps one picture with an absolute address and its alternative text", () => {
    const picture =
      '<picture><source srcset="/a.avif 1x" type="image/avif"><img src="/a.png" srcset="/b.png 2x" alt="Twee &quot;vormen&quot;" width="10" height="8" loading="lazy" class="c"></picture>';
    expect(article(picture)).toBe(
      '<picture><img src="https://www.voorbeeld.example/a.png" alt="Twee &quot;vormen&quot;" width="10" height="8"></picture>',
    );
  });

  it("leaves out what works only on the page", () => {
    expect(
      article(
        '<p class="css-1" style="opacity:0">a</p><script>x()</script><button>Klik</button><svg><path/></svg><i hidden>b</i>',
      ),
    ).toBe("<p>a</p>");
  });

  it("stops when the page has no article text", () => {
    expect(() => extract("<main>leeg</main>")).toThrow(`${pageUrl} has no element [data-article-body]`);
  });
});
