import type { ResolverContext } from "./context";
import { EXTRA_FIELDS } from "./extra-fields";
import { withLanguage } from "./language";

type Entry = Record<string, unknown>;

const HOME = { path: "/", title: "Home" };
const SERVICES = { path: "/diensten", title: "Diensten", english: { title: "Services" } };
const ONLINE = { path: "/online", title: "Online", partOf: "/diensten" };
const ENGLISH = { path: "/english", title: "English", language: "en", partOf: "/online" };
const NAVIGATION = { quote: { label: "Offerte", link: "/contact" }, english: { quote: { label: "Quote" } } };

const contextWith = (...pages: Entry[]) =>
  ({
    nodeModel: {
      findAll: async () => ({ entries: [NAVIGATION] }),
      findOne: async ({ query }: { query: { filter: { path: { eq: string } } } }) =>
        pages.find(({ path }) => path === query.filter.path.eq) ?? null,
    },
  }) as unknown as ResolverContext;

const PAGES = contextWith(HOME, SERVICES, ONLINE, ENGLISH);

const titles = async (page: Entry, context = PAGES) => {
  const trail = (await EXTRA_FIELDS.Page?.trail?.resolve?.(page, {}, context)) as Entry[];
  return trail.map(({ title }) => title);
};

describe("the breadcrumb", () => {
  it.each<[string, Entry, string[]]>([
    ["home", HOME, []],
    ["a page right under home", { path: "/contact", title: "Contact" }, ["Home", "Contact"]],
    ["a page that says it is part of home", { path: "/blog", title: "Blog", partOf: "/" }, ["Home", "Blog"]],
    ["a page two levels down", { ...ENGLISH, language: "nl" }, ["Home", "Diensten", "Online", "English"]],
    ["a page in English, by its own names", ENGLISH, ["Home", "Services", "Online", "English"]],
  ])("of %s", async (_what, page, expected) => {
    expect(await titles(page)).toEqual(expected);
  });

  it.each<[string, Entry, string[]]>([
    ["City", { slug: "ede", name: "Ede", title: "Mediation in Ede" }, ["Home", "Mediation", "Ede"]],
    ["Article", { path: "/blog-x", title: "Boeken" }, ["Home", "Blog", "Boeken"]],
    ["LegalPage", { path: "/disclaimer", title: "Disclaimer" }, ["Home", "Disclaimer"]],
  ])("of an entry of type %s", async (type, entry, expected) => {
    const above = contextWith(
      HOME,
      { path: "/arbeidsmediation", title: "Mediation" },
      { path: "/blog", title: "Blog" },
    );
    const trail = (await EXTRA_FIELDS[type]?.trail?.resolve?.(entry, {}, above)) as Entry[];
    expect(trail.map(({ title }) => title)).toEqual(expected);
  });

  it("ends when pages are part of each other", async () => {
    const first = { path: "/a", title: "A", partOf: "/b" };
    const second = { path: "/b", title: "B", partOf: "/c" };
    const third = { path: "/c", title: "C", partOf: "/b" };
    expect((await titles(first, contextWith(HOME, second, third))).length).toBeLessThan(10);
    expect(await titles(second, contextWith(HOME, { ...third, partOf: "/b" }, second))).toEqual(["Home", "C", "B"]);
  });
});

describe("what stands around a page", () => {
  const navigationOf = (page: Entry) => EXTRA_FIELDS.Page?.navigation?.resolve?.(page, {}, PAGES);

  it("comes with a page in English, and with no other", async () => {
    expect(await navigationOf(ENGLISH)).toEqual({ quote: { label: "Quote", link: "/contact" }, language: "en" });
    expect(await navigationOf(ONLINE)).toBeNull();
  });

  it.each<["nl" | "en", string, string | null]>([
    ["nl", "/online#prijs", null],
    ["nl", "/english", "en"],
    ["en", "/online", "nl"],
    ["en", "/arbeidsmediation-utrecht", "nl"],
    ["en", "/english", null],
    ["en", "https://www.example.nl", null],
  ])("in %s: a link to %s has hreflang %s", async (language, link, expected) => {
    const item = withLanguage({ link }, PAGES, language);
    expect(await EXTRA_FIELDS.NavigationLink?.hreflang?.resolve?.(item, {}, PAGES)).toBe(expected);
  });
});
