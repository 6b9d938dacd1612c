import { buildCityPages } from "./city-pages";
import { facts, first, nodesOf, trailOf } from "./fixtures";

type Data = Queries.CityPagesQuery;

const city: Data["allCity"]["nodes"][number] = {
  id: "city-1",
  path: "/arbeidsmediation-utrecht",
  name: "Utrecht",
  province: "Utrecht",
  title: "Arbeidsmediation in Utrecht",
  seo: {
    title: "Arbeidsmediation Utrecht",
    description: "Een conflict op het werk in Utrecht? Wij komen naar je toe.",
  },
};
const parent = { path: "/arbeidsmediation", title: "Arbeidsmediation" };

const build = (page: Data["page"] = parent) =>
  buildCityPages(
    { allCity: { nodes: [city, { ...city, id: "city-2", path: "/x", name: "Zwolle" }] }, page },
    facts,
    "city.tsx",
  );

it("makes a page for each city", () => {
  expect(build()).toMatchObject([
    {
      path: "/arbeidsmediation-utrecht",
      component: "city.tsx",
      context: { id: "city-1", ...city.seo, language: "nl", robots: "index" },
      socialImage: { title: "Arbeidsmediation in Utrecht" },
    },
    { path: "/x" },
  ]);
});

it("links to twelve other cities", () => {
  const names = "ABCDEFGHIJKLMN".split("");
  const nodes = names.map((name) => ({ ...city, id: name, name, path: `/${name}` }));
  const linked = buildCityPages({ allCity: { nodes }, page: parent }, facts, "city.tsx").map(
    ({ context }) => context.otherCities?.map(({ label }) => label).join("") ?? "",
  );
  expect(linked.slice(0, 2)).toEqual(["BCDEFGHIJKLM", "ACDEFGHIJKLM"]);
  expect(linked.at(-1)).toBe("ABCDEFGHIJKL");
});

it("stands under the page of the service", () => {
  const { siteUrl } = facts.site;
  expect(trailOf(first(build()))).toEqual([
    ["Home", `${siteUrl}/`],
    ["Arbeidsmediation", `${siteUrl}/arbeidsmediation`],
    ["Utrecht", `${siteUrl}/arbeidsmediation-utrecht`],
  ]);
});

it("tells of the service in the city", () => {
  expect(nodesOf(first(build()), "Service")).toEqual([
    expect.objectContaining({
      serviceType: "Arbeidsmediation",
      areaServed: expect.objectContaining({ "@type": "City", name: "Utrecht" }),
    }),
  ]);
});

it("stops without the page that cities stand under", () => {
  expect(() => build(null)).toThrow("data/pages/arbeidsmediation.json");
});
