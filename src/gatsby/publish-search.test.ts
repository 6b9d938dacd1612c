import { searchPages } from "./publish-search";

const context = (title: string, robots: "index" | "noindex" = "index") => ({
  title,
  description: `Over ${title}`,
  language: "nl" as const,
  robots,
});

const city = (name: string) => ({ path: `/${name}`, serviceAreas: { places: [`${name}-noord`, `${name}-zuid`] } });
const row = (path: string) => ({ path, pageContext: context(path.slice(1)) });

const textOf = async (path: string) => ({ headings: [`Kop van ${path}`], text: "Lopende tekst" });

const pagesOf = (cities: readonly string[]) =>
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
    },
    textOf,
  );

it("takes the pages that may be listed, with what stands on them", async () => {
  expect(await pagesOf([])).toEqual([
    {
      path: "/contact",
      title: "contact",
      description: "Over contact",
      language: "nl",
      headings: ["Kop van /contact"],
      text: "Lopende tekst",
    },
  ]);
});

it("takes of a city the places around it", async () => {
  const [, tiel] = await pagesOf(["tiel"]);
  expect(tiel).toMatchObject({ description: "Over tiel", headings: ["tiel-noord, tiel-zuid"] });
  expect(tiel).not.toHaveProperty("text");
});

it("takes of very many cities the titles alone", async () => {
  const [, first] = await pagesOf(Array.from({ length: 61 }, (_, place) => `stad${place}`));
  expect(first).toMatchObject({ title: "stad0", description: "", headings: [] });
});
