import { type FeedItem, rssFeed } from "./feed";

const channel = {
  title: "Artikelen & casussen",
  description: "Over <conflicten> op het werk",
  siteUrl: "https://www.voorbeeld.example",
  listPath: "/blog",
};

const item = (more: Partial<FeedItem>): FeedItem => ({
  path: "/blog/een",
  title: "Een",
  excerpt: "Kort.",
  date: "2024-03-20",
  author: "Redactie",
  category: "HR Tips",
  ...more,
});

const parse = (xml: string) => {
  const feed = new DOMParser().parseFromString(xml, "application/xml");
  expect(feed.querySelector("parsererror")).toBeNull();
  return feed;
};
const texts = (feed: Document, name: string) => [...feed.getElementsByTagName(name)].map((node) => node.textContent);
const first = (feed: Document, name: string) => feed.querySelector("item")?.getElementsByTagName(name)[0]?.textContent;

describe("rssFeed", () => {
  it("names the channel, its page and itself", () => {
    const feed = parse(rssFeed(channel, [item({})]));
    expect(feed.documentElement.getAttribute("version")).toBe("2.0");
    expect(feed.querySelector("channel > title")?.textContent).toBe("Artikelen & casussen");
    expect(feed.querySelector("channel > description")?.textContent).toBe("Over <conflicten> op het werk");
    expect(feed.querySelector("channel > link")?.textContent).toBe("https://www.voorbeeld.example/blog");
    const [self] = feed.getElementsByTagNameNS("http://www.w3.org/2005/Atom", "link");
    expect(self?.getAttribute("href")).toBe("https://www.voorbeeld.example/rss.xml");
    expect(self?.getAttribute("rel")).toBe("self");
  });

  it("gives every article its address, summary, author and category", () => {
    const feed = parse(rssFeed(channel, [item({ title: "Vlees & bloed <b>", excerpt: "'A' \"B\"" })]));
    expect(first(feed, "title")).toBe("Vlees & bloed <b>");
    expect(first(feed, "link")).toBe("https://www.voorbeeld.example/blog/een");
    expect(first(feed, "guid")).toBe("https://www.voorbeeld.example/blog/een");
    expect(first(feed, "description")).toBe("'A' \"B\"");
    expect(first(feed, "dc:creator")).toBe("Redactie");
    expect(first(feed, "category")).toBe("HR Tips");
  });

  it("lists the newest first, and articles without a date last and without pubDate", () => {
    const items = [
      item({ path: "/zonder", title: "Zonder", date: null }),
      item({ path: "/oud", title: "Oud", date: "2021-10-27" }),
      item({ path: "/nieuw", title: "Nieuw", date: "2025-01-22" }),
    ];
    const feed = parse(rssFeed(channel, items));
    expect([...feed.querySelectorAll("item > title")].map((title) => title.textContent)).toEqual([
      "Nieuw",
      "Oud",
      "Zonder",
    ]);
    expect(texts(feed, "pubDate")).toEqual(["Wed, 22 Jan 2025 00:00:00 GMT", "Wed, 27 Oct 2021 00:00:00 GMT"]);
  });

  it("is the same file as long as the articles are the same", () => {
    const items = [item({ path: "/a", date: "2022-03-02" }), item({ path: "/b", date: null })];
    expect(rssFeed(channel, [...items].reverse())).toBe(rssFeed(channel, items));
    expect(texts(parse(rssFeed(channel, items)), "lastBuildDate")).toEqual(["Wed, 02 Mar 2022 00:00:00 GMT"]);
  });

  it("is valid without articles", () => {
    expect(texts(parse(rssFeed(channel, [])), "lastBuildDate")).toEqual([]);
  });
});
