import { searchPages } from "./publish-search";

const context = (title: string, robots: "index" | "noindex" = "index") => ({
  title,
  description: `Over ${title}`,
  language: "nl" as const,
  robots,
});

const city = (name: string) => ({ path: `/${name}`, serviceAreas: { places: [`${name}-noord`, `${name}-zuid`] } });
const row = (path: string) => ({ path, pageContext: context(path.slice(1)) });

const textOf = async (path: string) => ({
  headings: [`Kop van ${path}`],
  questions: [{ anchor: "vraag-mag-het", question: "Mag het?", answer: `Ja. ${"Dat mag. ".repeat(20)}` }],
  text: "Lopende tekst",
});

const pagesOf = (cities: readonly string[], legal: readonly string[] = []) =>
  searchPages(
    {
      allSitePage: {
        nodes: [
          row("/contact"),
          { path: "/links", pageContext: context("links", "noindex") },
          ...cities.map((name) => row(`/${name}`)),
        ],
      },
      allCity: { nodes: cities.map(city) },
      allArticle: { nodes: [] },
      allLegalPage: { nodes: legal.map((path) => ({ path })) },
      allPage: { nodes: [{ path: "/contact", group: "about" }] },
    },
    textOf,
  );

it("takes the pages that may be listed, with what stands on them, and each of their questions", async () => {
  expect(await pagesOf([])).toEqual([
    {
      path: "/contact",
      title: "contact",
      description: "Over contact",
      language: "nl",
      place: "about",
      weight: 1,
      headings: ["Kop van /contact"],
      text: "Lopende tekst",
    },
    expect.objectContaining({
      path: "/contact#vraag-mag-het",
      title: "Mag het?",
      place: "contact",
      description: expect.stringMatching(/^Ja\. .{100,160} …$/),
      weight: 0.8,
    }),
  ]);
});

it("lets a legal text count for less", async () => {
  const [page] = await pagesOf([], ["/contact"]);
  expect(page).toMatchObject({ path: "/contact", weight: 0.3 });
});

it("takes of a city the places around it", async () => {
  const [, , tiel] = await pagesOf(["tiel"]);
  expect(tiel).toMatchObject({ description: "Over tiel", headings: ["tiel-noord, tiel-zuid"] });
  expect(tiel).not.toHaveProperty("text");
});
