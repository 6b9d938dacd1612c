import { readdirSync, readFileSync } from "node:fs";
import { City } from "../../src/content/model/city";
import { type CityData, canDerive, deriveCity } from "./derive-city";

const CITIES = "e2e/fixture-site/data/cities";

const cities: CityData[] = readdirSync(CITIES).map((file) => JSON.parse(readFileSync(`${CITIES}/${file}`, "utf8")));

describe("deriveCity", () => {
  const city = cities.find(canDerive);

  it("finds a city to derive from", () => {
    expect(city).toBeDefined();
  });

  it("makes cities that differ in name, address and texts for search engines, and are valid", () => {
    const [one, other] = [1, 4000].map((index) => City.parse(deriveCity(city as CityData, index)));
    expect([one?.slug, other?.slug]).toEqual(["ort-0001", "ort-4000"]);
    expect(one?.seo.title).not.toBe(other?.seo.title);
    expect(one?.seo.description).not.toBe(other?.seo.description);
  });

  it("does not derive from a city that its texts for search engines do not name", () => {
    expect(canDerive({ slug: "a", name: "A", seo: { title: "B", description: "A" } })).toBe(false);
    expect(canDerive({ slug: "a", name: "A" })).toBe(false);
  });
});
