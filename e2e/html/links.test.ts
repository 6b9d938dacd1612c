import { attributesOf, type BuiltPage, EVERY_PAGE, isDeployed, pages, plan } from "./lib/site";

const byPath = new Map(pages.map((page) => [page.path, page]));

const hasAnchor = ({ document }: BuiltPage, anchor: string): boolean =>
  anchor === "" || anchor === "top" || document.getElementById(decodeURIComponent(anchor)) !== null;

/** Whether an address of the site leads to a page, its anchor or a file. */
const leadsSomewhere = (href: string, from: BuiltPage): boolean => {
  const [target = "", anchor = ""] = href.split("#");
  const path = target.split("?")[0] || from.path;
  const page = byPath.get(path);
  return page ? hasAnchor(page, anchor) : isDeployed(path);
};

describe.each(EVERY_PAGE)("%s", (_path, page) => {
  const { document } = page;

  it("has no dead link or anchor", () => {
    const links = attributesOf(document, "a[href], area[href]", "href");
    const own = links.filter((href) => /^[/#]/.test(href));
    expect(own.filter((href) => !leadsSomewhere(href, page))).toEqual([]);
    expect(links.filter((href) => !/^(?:[/#]|https:\/\/\w|mailto:\S+@\S|tel:\+?\d+$)/.test(href))).toEqual([]);
    expect(document.querySelectorAll("a:not([href])")).toHaveLength(0);
  });

  it("loads files that exist", () => {
    const files = [
      ...attributesOf(document, "img[src]", "src"),
      ...attributesOf(document, "[srcset]", "srcset").flatMap((set) =>
        set.split(/,\s+/).map((part) => part.split(" ")[0] ?? ""),
      ),
      ...attributesOf(document, "link[rel~='icon'], link[rel='preload']", "href"),
      ...attributesOf(document, "[data-scripts]", "data-scripts").flatMap((list) => list.split(" ")),
    ].filter((address) => !address.startsWith("data:"));
    expect(files.filter((file) => !isDeployed(file))).toEqual([]);
  });

  it("refers to parts of itself that exist", () => {
    const ids = ["aria-labelledby", "aria-describedby", "aria-controls", "for", "popovertarget", "commandfor"].flatMap(
      (name) => attributesOf(document, `[${name}]`, name).flatMap((value) => value.split(" ")),
    );
    const icons = attributesOf(document, "use[href^='#']", "href").map((href) => href.slice(1));
    expect([...ids, ...icons].filter((id) => !document.getElementById(id))).toEqual([]);
  });

  it("opens links in a new tab without handing itself over", () => {
    const rels = attributesOf(document, "a[target='_blank']", "rel");
    expect(rels.filter((rel) => !rel.includes("noopener"))).toEqual([]);
  });
});

test("old addresses lead to pages and anchors that exist, never to another old address, never over a page", () => {
  const sources = new Set(plan.redirects.map(({ from }) => from));
  for (const { from, to } of plan.redirects.filter(({ to }) => to.startsWith("/"))) {
    const { pathname, hash } = new URL(to, plan.siteUrl);
    const target = byPath.get(pathname);
    const found = target ? hasAnchor(target, hash.slice(1)) : isDeployed(pathname);
    expect({ from, found, again: sources.has(pathname), page: byPath.has(from) }).toEqual({
      from,
      found: true,
      again: false,
      page: false,
    });
  }
});
