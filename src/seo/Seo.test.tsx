import type { ComponentProps } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { rawColor } from "../styles/tokens";
import { Seo } from "./Seo";

type Props = ComponentProps<typeof Seo>;

const base: Props = {
  title: "Over ons",
  pageTitle: "Over ons | Voorbeeldbureau",
  description: 'Wie "wij" zijn & wat we doen',
  path: "/over-ons",
  language: "nl",
  robots: "index",
  siteUrl: "https://www.voorbeeld.example",
  siteName: "Voorbeeldbureau",
  image: "/social/a1.png",
  jsonLd: { text: "</script> & <b>" },
};

const head = (props: Partial<Props> = {}) =>
  new DOMParser().parseFromString(renderToStaticMarkup(<Seo {...base} {...props} />), "text/html");

const meta = (page: Document, name: string) =>
  page.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute("content");

const canonical = (page: Document) => page.querySelector('link[rel="canonical"]')?.getAttribute("href");

describe("Seo", () => {
  it("says what the page is", () => {
    const page = head();
    expect(page.title).toBe("Over ons | Voorbeeldbureau");
    expect(page.documentElement.lang).toBe("nl");
    expect(meta(page, "description")).toBe('Wie "wij" zijn & wat we doen');
    expect(meta(page, "theme-color")).toBe(rawColor.petrol);
  });

  it.each([
    ["/", "https://www.voorbeeld.example/"],
    ["/over-ons", "https://www.voorbeeld.example/over-ons"],
    ["/over-ons/", "https://www.voorbeeld.example/over-ons"],
  ])("gives the canonical address of %s", (path, expected) => {
    const page = head({ path });
    expect(canonical(page)).toBe(expected);
    expect(meta(page, "og:url")).toBe(expected);
  });

  it.each([
    ["index", "index, follow, max-image-preview:large"],
    ["noindex", "noindex"],
    ["noindex_follow", "noindex, follow"],
  ] as const)("tells robots: %s", (robots, expected) => {
    expect(meta(head({ robots }), "robots")).toBe(expected);
  });

  it("gives networks what they show of a page", () => {
    const page = head();
    expect(meta(page, "og:type")).toBe("website");
    expect(meta(page, "og:title")).toBe("Over ons");
    expect(meta(page, "og:description")).toBe(base.description);
    expect(meta(page, "og:site_name")).toBe("Voorbeeldbureau");
    expect(meta(page, "og:locale")).toBe("nl_NL");
    expect(meta(page, "og:image")).toBe("https://www.voorbeeld.example/social/a1.png");
    expect(meta(page, "og:image:alt")).toBe("Over ons");
    expect(meta(page, "twitter:card")).toBe("summary_large_image");
  });

  it("describes the social image in other words when they are given", () => {
    const page = head({ imageAlt: "Twee vormen die elkaar raken" });
    expect(meta(page, "og:image:alt")).toBe("Twee vormen die elkaar raken");
  });

  it("names no image when there is none", () => {
    expect(head({ image: undefined }).querySelectorAll('[property^="og:image"]')).toHaveLength(0);
  });

  it("speaks English on an English page", () => {
    const page = head({ language: "en" });
    expect(page.documentElement.lang).toBe("en");
    expect(meta(page, "og:locale")).toBe("en_GB");
  });

  it("dates an article, as far as the dates are known", () => {
    const page = head({ type: "article", publishedTime: "2024-03-20", modifiedTime: null });
    expect(meta(page, "og:type")).toBe("article");
    expect(meta(page, "article:published_time")).toBe("2024-03-20");
    expect(meta(page, "article:modified_time")).toBeUndefined();
  });

  it("writes JSON-LD that the text of a page cannot break out of", () => {
    const scripts = head().querySelectorAll('script[type="application/ld+json"]');
    expect(scripts).toHaveLength(1);
    expect(scripts[0]?.textContent).toBe(String.raw`{"text":"\u003C/script\u003E \u0026 \u003Cb\u003E"}`);
  });

  it("links the feed only where it is given", () => {
    const feed = (page: Document) => page.querySelector('link[type="application/rss+xml"]');
    expect(feed(head())).toBeNull();
    expect(feed(head({ feed: { title: "Artikelen", path: "/rss.xml" } }))).toMatchObject({
      rel: "alternate",
      title: "Artikelen",
      href: "https://www.voorbeeld.example/rss.xml",
    });
  });

  it("says everything once", () => {
    const page = head({ type: "article", publishedTime: "2024-03-20", modifiedTime: "2024-04-01" });
    const names = [...page.querySelectorAll("meta")].map(
      (tag) => tag.getAttribute("name") ?? tag.getAttribute("property"),
    );
    expect(names).toEqual([...new Set(names)]);
    expect(page.querySelectorAll("title")).toHaveLength(1);
  });
});
