/** Place on earth in degrees (WGS 84). */
interface Location {
  latitude: number;
  longitude: number;
}

/** A city as a map may show it. */
export interface MappableCity {
  name: string;
  path: string;
  location: Location | null;
}

/** A city on the map, in % of its width and height; its name stands at one side of its dot, or a little up or down. */
export interface CityOnMap {
  name: string;
  path: string;
  x: number;
  y: number;
  left: boolean;
  shift: number;
  /** The city that the page is of. */
  own: boolean;
  /** Its name is too long for one line. */
  breaks?: boolean;
}

/** Size of static/nederland.svg, and what it shows in degrees; its projection is equirectangular (docs/licences.md). */
export const MAP = { width: 400, height: 461 } as const;
const BOUNDS = { west: 3.2, east: 7.3, south: 50.7, north: 53.6 } as const;

/** Least width of the map in px (components/CityMap.tsx): what fits there fits on wider screens. */
const SMALLEST = 320;
const TALLEST = (SMALLEST * MAP.height) / MAP.width;

/** Sizes in px of what components/CityMap.tsx draws: from dot to name, a letter, the name (WCAG 2.5.8: 24 px). */
const SIZES = {
  own: { gap: 26, letter: 9.3, height: 24, dot: 22 },
  other: { gap: 8, letter: 7.2, height: 24, dot: 12 },
} as const;

/** How far the large name may reach into the page's gutter, in px. */
const MARGIN = 16;

/** How far a name moves up or down for its neighbour, in px. */
const SHIFT = 11;

/** West of this, in %, a name stands at the left first, over the sea. */
const COAST = 33;

/** Where the name of a city may stand, the best place first. */
const spotsOf = (city: CityOnMap): CityOnMap[] =>
  [0, SHIFT, -SHIFT].flatMap((shift) => [city.x < COAST, city.x >= COAST].map((left) => ({ ...city, left, shift })));

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const inPercent = (share: number): number => Math.round(share * 1000) / 10;

/** Where a place stands on the map, in % of its width and height from the upper left. */
const placeOf = ({ latitude, longitude }: Location): { x: number; y: number } => ({
  x: inPercent((longitude - BOUNDS.west) / (BOUNDS.east - BOUNDS.west)),
  y: inPercent((BOUNDS.north - latitude) / (BOUNDS.north - BOUNDS.south)),
});

const sizesOf = ({ own }: CityOnMap) => (own ? SIZES.own : SIZES.other);

const centreOf = ({ x, y }: CityOnMap) => ({ x: (x / 100) * SMALLEST, y: (y / 100) * TALLEST });

const dotOf = (city: CityOnMap): Box => {
  const { x, y } = centreOf(city);
  const half = sizesOf(city).dot / 2;
  return { left: x - half, right: x + half, top: y - half, bottom: y + half };
};

const nameOf = (city: CityOnMap): Box => {
  const { x, y } = centreOf(city);
  const { gap, letter, height } = sizesOf(city);
  const width = gap + city.name.length * letter;
  const top = y + city.shift - height / 2;
  return { left: city.left ? x - width : x, right: city.left ? x : x + width, top, bottom: top + height };
};

const meet = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** A box with some room around it, which leaves more to those that come. */
const withRoom = ({ left, right, top, bottom }: Box): Box => ({ left, right, top: top - 3, bottom: bottom + 3 });

const isOnMap = ({ left, right }: Box, margin = 0): boolean => left >= -margin && right <= SMALLEST + margin;

/** The same city with its name at the first spot that meets none of the boxes. */
const clearOf = (city: CityOnMap, boxes: readonly Box[]): CityOnMap | undefined =>
  spotsOf(city).find((candidate) => {
    const name = nameOf(candidate);
    return isOnMap(name) && !boxes.some((box) => meet(name, box));
  });

/** A name too long for either side stands at the side with most room, and breaks. */
const atRoomiestSide = (city: CityOnMap): CityOnMap => ({ ...city, left: city.x > 50, breaks: true });

/** Adds a city where its name meets no name and no dot that is there; where it can, none that may come either. */
const addTo = (placed: readonly CityOnMap[], city: CityOnMap, dots: readonly Box[]): readonly CityOnMap[] => {
  const there = placed.flatMap((other) => [dotOf(other), nameOf(other)]);
  if (there.some((box) => meet(box, dotOf(city)))) {
    return placed;
  }
  const all = [...there, ...dots];
  const next = clearOf(city, all.map(withRoom)) ?? clearOf(city, all) ?? clearOf(city, there);
  return next ? [...placed, next] : placed;
};

/**
 * Puts cities on the map so that no name lies over another or over a dot, however many there are: what has no room is
 * left out, and cities without a location as well.
 *
 * @param cities those of the map, the most important first
 * @param ownPath path of the city that is large: it is always there, and the first
 * @returns the cities on the map, the large one first; it stands where most others have room
 */
export const layOutMap = (cities: readonly MappableCity[], ownPath?: string): CityOnMap[] => {
  const found = cities.flatMap(({ name, path, location }) =>
    location ? [{ name, path, ...placeOf(location), left: false, shift: 0, own: path === ownPath }] : [],
  );
  const rest = found.filter(({ own }) => !own);
  const layOut = (start: readonly CityOnMap[]) =>
    rest.reduce((placed, city) => addTo(placed, city, rest.filter((other) => other !== city).map(dotOf)), start);
  const own = found.find((city) => city.own);
  if (!own) {
    return [...layOut([])];
  }
  const spots = spotsOf(own).filter((spot) => isOnMap(nameOf(spot), MARGIN));
  const maps = (spots.length > 0 ? spots : [atRoomiestSide(own)]).map((spot) => layOut([spot]));
  return [...maps.reduce((best, map) => (map.length > best.length ? map : best))];
};

/** Links that a city page has to cities that are not on its map. */
const NEIGHBOURS = 12;

/** Degrees of longitude are shorter than those of latitude here. */
const SHORTER = Math.cos((52 * Math.PI) / 180);

/** How far apart two places are, squared: enough to compare. */
const distance = (one: Location | null, other: Location | null): number =>
  one && other
    ? (one.latitude - other.latitude) ** 2 + ((one.longitude - other.longitude) * SHORTER) ** 2
    : Number.POSITIVE_INFINITY;

/** The nearest of many cities, the first of them first; all are looked at once, none is sorted. */
const nearest = (city: MappableCity, cities: readonly MappableCity[], most: number): MappableCity[] => {
  const found: { other: MappableCity; away: number }[] = [];
  for (const other of cities) {
    const away = distance(city.location, other.location);
    const farther = found.findIndex((entry) => away < entry.away);
    if (farther !== -1 || found.length < most) {
      found.splice(farther === -1 ? found.length : farther, 0, { other, away });
      found.length = Math.min(found.length, most);
    }
  }
  return found.map(({ other }) => other);
};

/** What a city page shows of other cities. */
export interface CityNeighbours {
  /** Empty when the city itself has no location. */
  map: CityOnMap[];
  /** The nearest cities that are not on the map. */
  otherCities: { label: string; link: string }[];
}

/**
 * The map of a city page, and the nearest other cities.
 *
 * @param city whose page it is
 * @param cities all cities, by name
 * @param onMap the cities that every map shows (data/city-page.json), in order
 */
export const neighboursOf = (
  city: MappableCity,
  cities: readonly MappableCity[],
  onMap: readonly MappableCity[],
): CityNeighbours => {
  const map = city.location ? layOutMap([city, ...onMap.filter(({ path }) => path !== city.path)], city.path) : [];
  const shown = new Set([city.path, ...map.map(({ path }) => path)]);
  const otherCities = nearest(
    city,
    cities.filter(({ path }) => !shown.has(path)),
    NEIGHBOURS,
  ).map(({ name, path }) => ({ label: name, link: path }));
  return { map, otherCities };
};
