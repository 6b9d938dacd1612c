/** A city that a map may show, with its location in degrees (WGS 84). */
export type MappableCity = Queries.MappableCityFieldsFragment;

/** A city on the map, in % of its width and height; its name is beside its dot, or a little above or below. */
export interface CityOnMap {
  name: string;
  path: string;
  x: number;
  y: number;
  left: boolean;
  shift: number;
  /** Room for a line from dot to name, in px on the smallest map, negative to the left: it takes the name over the border. */
  line: number;
  /** Whether the page is about this city. */
  own: boolean;
}

/** Size of static/nederland.svg, and its bounds in degrees; an equirectangular projection (docs/licences.md). */
export const MAP = { width: 400, height: 461 } as const;
const BOUNDS = { west: 3.2, east: 7.3, south: 50.7, north: 53.6 } as const;

/** Smallest width of the map in px (components/CityMap.tsx): what fits there fits on wider screens. */
const SMALLEST = 320;
const TALLEST = (SMALLEST * MAP.height) / MAP.width;

/** Sizes in px in components/CityMap.tsx: from dot to name, a letter, the dot. */
const SIZES = {
  own: { gap: 25, letter: 7.4, dot: 20 },
  other: { gap: 8, letter: 6.8, dot: 12 },
};

/** Height of a name in px (WCAG 2.5.8), and the room above and below it where there is any. */
const HEIGHT = 24;
const ROOM = 3;

/** How far the large name may extend into the page's gutter, in px. */
const MARGIN = 16;

/** Largest width of the large name with its room, in px: longer ones break (components/CityMap.tsx). */
const LONGEST = 176;

/** How far a name moves up or down for its neighbour, in px; the large one up to twice as far up. */
const SHIFT = 11;

/** West of this, in %, a name goes to the left first, over the sea. */
const COAST = 30;

/** Positions for the name of a city, the best first: at the end of its line, if it has one and is not the large one. */
const spotsOf = (city: CityOnMap): CityOnMap[] => [
  ...(city.line === 0 || city.own ? [] : [{ ...city, left: city.line < 0 }]),
  ...[0, SHIFT, -SHIFT, ...(city.own ? [-2 * SHIFT] : [])].flatMap((shift) =>
    [city.x < COAST, city.x >= COAST].map((left) => ({ ...city, left, shift, line: 0 })),
  ),
];

const inPercent = (share: number): number => Math.round(share * 1000) / 10;

/** Position on the map, in % of its width and height from the upper left. */
const pointOf = ({ latitude, longitude }: NonNullable<MappableCity["location"]>): { x: number; y: number } => ({
  x: inPercent((longitude - BOUNDS.west) / (BOUNDS.east - BOUNDS.west)),
  y: inPercent((BOUNDS.north - latitude) / (BOUNDS.north - BOUNDS.south)),
});

/** The box of a dot, by its middle, in px on the smallest map. */
const dotOf = ({ x, y, own }: CityOnMap) => {
  const { dot } = own ? SIZES.own : SIZES.other;
  return { x: (x / 100) * SMALLEST, y: (y / 100) * TALLEST, width: dot, height: dot };
};

type Box = ReturnType<typeof dotOf>;

const nameOf = (city: CityOnMap): Box => {
  const { gap, letter } = city.own ? SIZES.own : SIZES.other;
  const from = Math.max(0, Math.abs(city.line) - gap);
  const width = Math.min(gap + city.name.length * letter, LONGEST);
  const { x, y } = dotOf(city);
  return { x: x + (city.left ? -1 : 1) * (from + width / 2), y: y + city.shift, width, height: HEIGHT };
};

const overlap = (one: Box, other: Box, room = 0): boolean =>
  Math.abs(one.x - other.x) < (one.width + other.width) / 2 &&
  Math.abs(one.y - other.y) < (one.height + other.height) / 2 + room;

const isOnMap = (city: CityOnMap, margin = 0): boolean => {
  const { x, width } = nameOf(city);
  return Math.abs(x - SMALLEST / 2) + width / 2 <= SMALLEST / 2 + margin;
};

/** Adds a city if its name overlaps no name or dot on the map; keeps clear of the dots of later cities if it can. */
const addTo = (placed: CityOnMap[], city: CityOnMap, later: readonly CityOnMap[]): CityOnMap[] => {
  const taken = placed.flatMap((other) => [dotOf(other), nameOf(other)]);
  if (taken.some((box) => overlap(box, dotOf(city)))) {
    return placed;
  }
  const firstClear = (boxes: readonly Box[], room?: number) =>
    spotsOf(city).find((spot) => isOnMap(spot) && !boxes.some((box) => overlap(nameOf(spot), box, room)));
  const all = [...taken, ...later.map(dotOf)];
  const next = firstClear(all, ROOM) ?? firstClear(all) ?? firstClear(taken);
  return next ? [...placed, next] : placed;
};

/** How many cities a map has; of maps with as many, how many names at the end of their line. */
const scoreOf = (map: readonly CityOnMap[]): number => map.length + map.filter(({ line }) => line !== 0).length / 100;

/**
 * Places cities on the map without overlapping names or dots; cities without space or location are left out. From each
 * position of the large name, every city takes its first free one; the position that leaves most cities wins.
 * @param cities the most important first, of those with a line and of the others
 * @param ownPath path of the large city, which is always placed, and first
 * @returns the cities on the map, the large one first, where it leaves most space for others; none if it lies beyond the map
 */
export const layOutMap = (cities: readonly MappableCity[], ownPath?: string): CityOnMap[] => {
  const found = cities.flatMap(({ name, path, location }) =>
    location
      ? [{ name, path, ...pointOf(location), left: false, shift: 0, line: location.line ?? 0, own: path === ownPath }]
      : [],
  );
  // A name at the end of its line has one place only.
  const rest = found.filter(({ own }) => !own).sort((a, b) => Number(a.line === 0) - Number(b.line === 0));
  const own = found.find((city) => city.own);
  const starts = own ? spotsOf(own).flatMap((spot) => (isOnMap(spot, MARGIN) ? [[spot]] : [])) : [[]];
  return starts
    .map((start) => rest.reduce((placed, city, index) => addTo(placed, city, rest.slice(index + 1)), start))
    .reduce<CityOnMap[]>((best, map) => (scoreOf(map) > scoreOf(best) ? map : best), []);
};
