import { facts, first, nodesOf, trailOf } from "../../test/page-fixtures";
import { buildCityPages } from "./city-pages";

type Data = Queries.CityPagesQuery;

const city: Data["allCity"]["nodes"][number] = {
  id: "city-1",
  path: "/arbeidsmediation-utrecht",
  name: "Utrecht",
  province: "Utrecht",
  location: { latitude: 52.09, longitude: 5.12 },
  title: "Arbeidsmediation in Utrecht",
  seo: {
    title: "Arbeidsmediation Utrecht",
    description: "Een conflict op het werk in Utrecht? Wij komen naar je toe.",
  },
};
const parent = { path: "/arbeidsmediation", title: "Arbeidsmediation" };

const build = (page: Data["page"] = parent) =>
  buildCityPages(
    {
      allCity: { nodes: [city, { ...city, id: "city-2", path: "/x", name: "Zwolle", location: null }] },
      cityPageTexts: { mapCities: [{ path: "/x" }] },
      page,
    },
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

it("tells each page which cities are near", () => {
  expect(build().map(({ context }) => context.neighbours)).toEqual([
    { map: [expect.objectContaining({ name: "Utrecht", own: true })], otherCities: [{ label: "Zwolle", link: "/x" }] },
    { map: [], otherCities: [{ label: "Utrecht", link: "/arbeidsmediation-utrecht" }] },
  ]);
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
