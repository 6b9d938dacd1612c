import { site } from "../../test/json-ld/fixtures";
import { first, nodesOf, trailOf } from "../../test/page-fixtures";
import { buildCityPages } from "./city-pages";

const city: Queries.PagesQuery["allCity"]["nodes"][number] = {
  id: "city-1",
  path: "/arbeidsmediation-utrecht",
  name: "Utrecht",
  province: "Utrecht",
  location: { latitude: 52.09, longitude: 5.12, line: null },
  title: "Arbeidsmediation in Utrecht",
  seo: {
    title: "Arbeidsmediation Utrecht",
    description: "Een conflict op het werk in Utrecht? Wij komen naar je toe.",
  },
  trail: [
    { path: "/", title: "Home" },
    { path: "/arbeidsmediation", title: "Arbeidsmediation" },
    { path: "/arbeidsmediation-utrecht", title: "Utrecht" },
  ],
};

const build = () =>
  buildCityPages(
    {
      allCity: { nodes: [city, { ...city, id: "city-2", path: "/x", name: "Zwolle", location: null }] },
      cityPageTexts: { mapCities: [{ path: "/x" }] },
    },
    site,
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

it("has its breadcrumb in the structured data", () => {
  const { siteUrl } = site;
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
