import { TOKEN } from "./lib/content";
import { attributesOf, EVERY_PAGE, mainOf, plan, textOf } from "./lib/site";

/** Headings that skip a level: `h2 → h4 Text`. */
const gapsIn = (parent: ParentNode): string[] => {
  const headings = [...parent.querySelectorAll("h1, h2, h3, h4, h5, h6")];
  return headings.flatMap((heading, index) => {
    const before = Number(headings[index - 1]?.localName.slice(1) ?? 0);
    return Number(heading.localName.slice(1)) > before + 1
      ? [`h${before} → ${heading.localName} ${textOf(heading)}`]
      : [];
  });
};

describe.each(EVERY_PAGE)("%s", (_path, page) => {
  const { document, html } = page;

  it("has one h1, and headings that skip no level", () => {
    expect(document.querySelectorAll("h1")).toHaveLength(1);
    expect(mainOf(page).querySelectorAll("h1")).toHaveLength(1);
    expect(gapsIn(mainOf(page))).toEqual([]);
    expect([...document.querySelectorAll("h1, h2, h3, h4")].filter((heading) => textOf(heading) === "")).toEqual([]);
  });

  it("holds every section that was rendered, and nothing that waits for script", () => {
    // React's markup for a part that could not be rendered.
    expect(html).not.toContain("<!--$!-->");
    expect(html).not.toContain("<!--$?-->");
  });

  it("has every token filled in", () => {
    const body = document.body.cloneNode(true) as HTMLElement;
    for (const script of body.querySelectorAll("script, style")) {
      script.remove();
    }
    expect(textOf(body).match(TOKEN)).toBeNull();
    for (const name of ["href", "alt", "aria-label", "title", "data-cta-name"]) {
      expect(attributesOf(document, `[${name}]`, name).filter((text) => /[{}]|%7B/i.test(text))).toEqual([]);
    }
    expect(attributesOf(document.head, "meta[content]", "content").filter((text) => text.match(TOKEN))).toEqual([]);
  });

  it("has its own styles in one element in head, after those of all pages", () => {
    const sheets = document.head.querySelectorAll("[data-emotion]");
    expect(Array.from(sheets, ({ localName }) => localName)).toEqual(["link", "style"]);
    expect(document.head.querySelectorAll("style")).toHaveLength(1);
    expect(document.body.querySelectorAll("style")).toHaveLength(0);
  });

  it("asks for no script before load, and for nothing of others", () => {
    expect(document.querySelectorAll("script[src], link[as='script']")).toHaveLength(0);
    expect(document.querySelectorAll("#gatsby-late-scripts")).toHaveLength(1);
    const loaded = [
      ...attributesOf(document, "[src]", "src"),
      ...attributesOf(document, "link:not([rel='canonical'], [rel='alternate'])", "href"),
    ];
    expect(loaded.filter((address) => new URL(address, plan.siteUrl).origin !== new URL(plan.siteUrl).origin)).toEqual(
      [],
    );
  });
});
