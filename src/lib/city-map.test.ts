import { layOutMap, type MappableCity } from "./city-map";

const city = (name: string, latitude?: number, longitude?: number, line: number | null = null): MappableCity => ({
  name,
  path: `/${name}`,
  location: latitude && longitude ? { latitude, longitude, line } : null,
});

/** Ten cities, some of them close together; the names of some are over the border. */
const CITIES = [
  city("Amsterdam", 52.373, 4.892, -44),
  city("Rotterdam", 51.922, 4.479),
  city("Den Haag", 52.078, 4.311, -28),
  city("Utrecht", 52.091, 5.122),
  city("Nijmegen", 51.842, 5.853, 58),
  city("Arnhem", 51.985, 5.899),
  city("Eindhoven", 51.441, 5.47, 70),
  city("Groningen", 53.219, 6.567),
  city("Maastricht", 50.851, 5.691, -11),
  city("Tilburg", 51.556, 5.091),
];

/** The map of a city page, as the resolver of its cities orders them. */
const mapOf = (own: MappableCity, others: readonly MappableCity[]) =>
  layOutMap([own, ...others.filter((other) => other !== own)], own.path);

const namesOf = (cities: readonly { name: string }[]) => cities.map(({ name }) => name);

/** Cities in a row from west to east, a tenth of a degree apart. */
const row = (count: number) => Array.from({ length: count }, (_, index) => city(`Plaats ${index}`, 52, 4 + index / 10));

it("puts a city where it lies", () => {
  expect(layOutMap([city("Linksboven", 53.6, 3.2), city("Midden", 52.15, 5.25)])).toMatchObject([
    { x: 0, y: 0 },
    { x: 50, y: 50 },
  ]);
});

it.each(namesOf(CITIES))("has room for all cities on the page of %s", (name) => {
  const own = CITIES.find((one) => one.name === name) as MappableCity;
  const map = mapOf(own, CITIES);
  expect(map[0]).toMatchObject({ name, own: true });
  expect(namesOf(map).sort()).toEqual(namesOf(CITIES).sort());
});

it("leaves a city without a location off the map", () => {
  expect(namesOf(layOutMap([city("Utrecht", 52.09, 5.12), city("Nergens")]))).toEqual(["Utrecht"]);
});

it("leaves out what would lie over another, the last one first", () => {
  const map = layOutMap(row(20));
  expect(map[0]?.name).toBe("Plaats 0");
  expect(map.length).toBeLessThan(8);
});

it("puts a name at the end of its line, or beside its dot where something is in the way", () => {
  const far = city("Nijmegen", 51.842, 5.853, 35);
  expect(layOutMap([far])).toMatchObject([{ line: 35, left: false }]);
  expect(layOutMap([city("Goch", 51.842, 6.3), far])).toMatchObject([{ line: 0, left: true }, { name: "Goch" }]);
});

it("moves the large name where another has its line then", () => {
  const arnhem = city("Arnhem", 51.985, 5.899);
  const nijmegen = { ...city("Nijmegen", 51.842, 5.853), location: { latitude: 51.842, longitude: 5.853, line: 58 } };
  expect(mapOf(arnhem, [nijmegen])).toMatchObject([{ own: true }, { line: 58 }]);
});

it("turns a name to the side where it fits", () => {
  const [west, east] = layOutMap([city("Middelburg", 51.5, 3.61), city("Enschede", 52.22, 6.89)]);
  expect([west?.left, east?.left]).toEqual([false, true]);
});

it("keeps the page's own city, however long its name", () => {
  const name = "Een heel lange naam voor een stad";
  expect(layOutMap([city(name, 52, 5.5)], `/${name}`)).toMatchObject([{ name, own: true }]);
});

describe("the map of a city page", () => {
  it("shows its own city also when no other map does", () => {
    expect(namesOf(mapOf(city("Eigen", 52, 4.01), row(26).slice(-1)))).toEqual(["Eigen", "Plaats 25"]);
  });

  it("is empty when the city lies beyond it, as in a form that is being filled in", () => {
    expect(mapOf(city("Ver", 52, 51), CITIES)).toEqual([]);
  });

  it("does not begin with its own city when that has no location", () => {
    expect(mapOf(city("Nergens"), CITIES)[0]).toMatchObject({ own: false });
  });
});
