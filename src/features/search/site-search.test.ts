import { buildIndex, type SearchPage } from "../../publish/search/build-index";
import { loadSearch, type Search, searchIn } from "./site-search";

const page = (path: string, title: string, more: Partial<SearchPage> = {}): SearchPage => ({
  path,
  title,
  description: `Over ${path.slice(1)}`,
  headings: [],
  language: "nl",
  group: "services",
  weight: 1,
  ...more,
});

const PAGES = [
  page("/kosten", "Kosten van mediation", { headings: ["Wat kost het? € 2.950", "Wie betaalt de gesprekken?"] }),
  page("/vertrouwenspersoon", "Vertrouwenspersoon voor ongewenst gedrag", { text: "Een meldpunt en een tolk" }),
  page("/utrecht", "Arbeidsmediation in Utrecht", { headings: ["Houten, Zeist, De Bilt"] }),
  page("/english", "Workplace mediation in English", { language: "en", text: "An interpreter is possible" }),
  page("/blog", "Artikelen over conflicten", { text: "Alle artikelen, ook over een meldpunt" }),
];

const MEANINGS = [
  { typed: ["hoe duur", "tarief"], means: ["kosten"] },
  { typed: ["€", "bedrag"], means: ["kosten"] },
  { typed: ["stiekem melden"], means: ["vertrouwenspersoon"] },
];

let search: Search;
beforeAll(async () => {
  search = await searchIn(buildIndex(PAGES, MEANINGS));
});

const paths = (words: string) => search(words).map(({ path }) => path);
const marked = (words: string) =>
  search(words)
    .flatMap(({ title, text }) => [...title, ...text])
    .filter(({ found }) => found)
    .map(({ text }) => text);

it.each([
  ["a word of the title", "kosten", "/kosten"],
  ["another form of it", "vertrouwenspersonen", "/vertrouwenspersoon"],
  ["its beginning", "vertrouw", "/vertrouwenspersoon"],
  ["a misspelling of it", "vertrouwespersoon", "/vertrouwenspersoon"],
  ["another misspelling", "meditation", "/kosten"],
  ["a place nearby", "houten", "/utrecht"],
  ["a word of the running text", "tolk", "/vertrouwenspersoon"],
  ["a word that means the same", "tarief", "/kosten"],
  ["words that mean the same, in any order", "melden, maar stiekem", "/vertrouwenspersoon"],
  ["a question", "wat zijn de kosten?", "/kosten"],
  ["a number without its point", "2950", "/kosten"],
  ["capitals and punctuation", "  KOSTEN? ", "/kosten"],
])("finds a page by %s", (_how, words, path) => {
  expect(paths(words)).toContain(path);
});

it("wants all words, or some where no page has them all", () => {
  expect(paths("kosten gesprek")).toEqual(["/kosten"]);
  expect(paths("kosten tolk").sort()).toEqual(["/kosten", "/vertrouwenspersoon"]);
});

it("puts what counts less, and what is in another language, after the others", async () => {
  const found = await searchIn(
    buildIndex(
      [
        page("/voorwaarden", "Weigeren", { weight: 0.3 }),
        page("/weigeren", "Mag je weigeren?"),
        page("/refuse", "Mag je weigeren?", { language: "en", description: "Over weigeren" }),
      ],
      [],
    ),
  );
  const paths = (language: "nl" | "en") => found("weigeren", language).map(({ path }) => path);
  expect(paths("nl")[0]).toBe("/weigeren");
  expect(paths("en")[0]).toBe("/refuse");
});

it("finds every page, however many", async () => {
  const found = await searchIn(
    buildIndex(
      Array.from({ length: 30 }, (_, place) => page(`/${place}`, "Kosten")),
      [],
    ),
  );
  expect(found("kosten")).toHaveLength(30);
});

it("puts the page that is named so before one that only mentions it", () => {
  expect(paths("mediation")[0]).not.toBe("/blog");
  expect(paths("artikel conflict")[0]).toBe("/blog");
});

it("marks what was searched for, in title and in the heading that says most of it", () => {
  expect(marked("kosten")).toEqual(["Kosten", "kosten"]);
  const [{ text, language } = { text: [], language: "" }] = search("gesprekken");
  expect(text.map((piece) => piece.text).join("")).toBe("Wie betaalt de gesprekken?");
  expect(language).toBe("nl");
});

it("takes a short word for no other that is two letters away", () => {
  expect(paths("utrcht")).toEqual(["/utrecht"]);
  expect(paths("utrelt")).toEqual([]);
});

it("finds nothing for nothing", () => {
  expect(paths("")).toEqual([]);
  expect(paths("e")).toEqual([]);
  expect(paths("xyzzy")).toEqual([]);
});

it("finds what all pages say, first the page that says the other words too", async () => {
  const many = Array.from({ length: 20 }, (_, place) =>
    page(`/p${place}`, `Titel ${place}`, { text: `altijd uniek${place}x` }),
  );
  const found = await searchIn(buildIndex(many, []));
  expect(found("altijd")).not.toEqual([]);
  expect(found("altijd uniek7x")[0]?.path).toBe("/p7");
});

describe("loadSearch", () => {
  const answer = (response: Partial<Response>) =>
    jest.spyOn(globalThis, "fetch").mockResolvedValue(response as Response);
  afterEach(() => jest.restoreAllMocks());

  it("says when there is none", async () => {
    answer({ ok: false, status: 404 });
    await expect(loadSearch()).rejects.toThrow("404");
  });

  it("asks again after that, and searches in the index of the site", async () => {
    const fetched = answer({ ok: true, text: async () => buildIndex(PAGES, MEANINGS) });
    expect((await loadSearch())("kosten")[0]?.path).toBe("/kosten");
    expect(fetched).toHaveBeenCalledWith("/search.json");
  });
});
