/**
 * Drawings of articles: one object each on a table, wide for the head of an article (1120 by 360). Cards show the middle
 * 640 by 360, so that all that matters stands there.
 */
import {
  APRICOT,
  BLUSH,
  CREAM,
  CREAM_EDGE,
  circles,
  type Drawing,
  FULL,
  ink,
  LEAF,
  lines,
  mug,
  PAPER,
  PETROL,
  PETROL_LIGHT,
  pencil,
  SKY,
  SOFT,
  shape,
  steam,
} from "./shapes.mjs";

const WIDTH = 1120;
const HEIGHT = 360;

/** Where things stand. */
const TABLE = 300;

/** Quiet backgrounds. */
const MIST = "#e5efed";
const SAND = "#f6ecdf";

interface Scene {
  back: string;
  tones: typeof FULL | typeof SOFT;
  /** Left and right circle: centre and radius. */
  shapes: readonly [readonly [number, number, number], readonly [number, number, number]];
  /** What stands on the table, outlined. */
  things: string;
}

const draw = ({ back, tones, shapes: [[x1, y1, r1], [x2, y2, r2]], things }: Scene): Drawing => ({
  width: WIDTH,
  height: HEIGHT,
  content:
    `<path d="M0 0h${WIDTH}v${HEIGHT}H0z" fill="${back}"/>` +
    circles(
      [
        { cx: x1, cy: y1, r: r1 },
        { cx: x2, cy: y2, r: r2 },
      ],
      tones,
    ) +
    `<path d="M0 ${TABLE}h${WIDTH}v${HEIGHT}H0z" fill="${CREAM}"/>` +
    ink(5, `<path d="M-9 ${TABLE}h${WIDTH + 18}" fill="none"/>${things}`),
});

const plant = (x: number, y: number): string =>
  shape(
    `M${x} ${y - 40}v-98M${x} ${y - 84}c-36 0-54-30-54-62 38 0 54 26 54 62zm0-36c0-38 18-64 54-64 0 36-18 64-54 64z`,
    LEAF,
  ) + shape(`M${x - 38} ${y - 52}h76l-11 52h-54z`, CREAM_EDGE);

/** A mug that stands on the table. */
const standing = (x: number, fill: string, flip = false): string => mug(x, TABLE - 60, fill, { flip });

const envelop = (): Drawing =>
  draw({
    back: MIST,
    tones: SOFT,
    shapes: [
      [450, 190, 200],
      [670, 190, 200],
    ],
    things:
      shape("M420 146l140-104 140 104v170H420z", CREAM_EDGE) +
      shape("M452 66h216v190H452z", PAPER) +
      lines("M486 102h92M486 130h148M486 158h120") +
      shape("M420 146l140 92 140-92v176q0 8-8 8H428q-8 0-8-8z", APRICOT) +
      lines("M424 326l104-108M696 326L592 218") +
      pencil(915, 316, -12) +
      standing(130, PETROL_LIGHT),
  });

const mokken = (): Drawing =>
  draw({
    back: SAND,
    tones: SOFT,
    shapes: [
      [440, 180, 180],
      [680, 180, 180],
    ],
    things:
      `<g stroke-width="2">${mug(540, 150, APRICOT, { scale: 2.6, flip: true })}${mug(582, 150, PETROL_LIGHT, { scale: 2.6 })}</g>` +
      lines(
        "M440 124c-22-22 18-36 0-62M490 124c-22-22 18-36 0-62M634 124c-22-22 18-36 0-62M684 124c-22-22 18-36 0-62",
        5,
      ) +
      pencil(915, 322, -10) +
      plant(175, 316),
  });

const DAYS = Array.from({ length: 7 }, (_, day) => ({ x: 408 + day * 44, done: day < 4 }));

const agenda = (): Drawing =>
  draw({
    back: MIST,
    tones: SOFT,
    shapes: [
      [430, 170, 190],
      [690, 170, 190],
    ],
    things:
      shape("M372 68h376v252H372z", PAPER) +
      shape("M372 68h376v62H372z", PETROL_LIGHT) +
      lines("M440 46v44M560 46v44M680 46v44", 9) +
      lines("M408 166h144") +
      DAYS.map(({ x, done }) =>
        shape(`M${x} 204h38v38h-38z`, done ? APRICOT : BLUSH).concat(done ? lines(`M${x + 9} 224l8 8 13-17`) : ""),
      ).join("") +
      lines("M408 274h230M408 296h170") +
      pencil(915, 318, -24) +
      standing(130, APRICOT),
  });

/** Books from the table up: left edge, width, height, colour. */
const BOOKS = [
  [396, 336, 42, PETROL_LIGHT],
  [424, 290, 36, BLUSH],
  [404, 320, 44, APRICOT],
  [440, 262, 34, SKY],
  [422, 288, 38, PETROL],
  [456, 226, 34, CREAM_EDGE],
] as const;

const boeken = (): Drawing => {
  let top = TABLE + 18;
  const stack = BOOKS.map(([x, width, height, fill]) => {
    top -= height;
    const spine = shape(
      `M${x + 10} ${top}h${width - 10}v${height}h-${width - 10}q-10 0-10-10v-${height - 20}q0-10 10-10z`,
      fill,
    );
    return `${spine}${lines(`M${x + 34} ${top}v${height}M${x + 48} ${top}v${height}`, 3)}`;
  }).join("");
  return draw({
    back: SAND,
    tones: SOFT,
    shapes: [
      [450, 180, 200],
      [670, 180, 200],
    ],
    things: `${stack}${shape("M640 90v52l14-12 14 12V90", APRICOT)}${standing(905, PETROL_LIGHT)}${steam(935, 226)}${plant(175, 318)}`,
  });
};

const klok = (): Drawing =>
  draw({
    back: MIST,
    tones: FULL,
    shapes: [
      [400, 180, 170],
      [720, 180, 170],
    ],
    things:
      lines("M486 300l-20 26M634 300l20 26", 9) +
      shape("M470 96a44 44 0 0 1 62-52zM650 96a44 44 0 0 0-62-52z", PETROL_LIGHT) +
      lines("M560 60V38M544 34h32", 7) +
      `<circle cx="560" cy="188" r="130" fill="${APRICOT}"/><circle cx="560" cy="188" r="104" fill="${PAPER}"/>` +
      lines("M560 98v14M560 264v14M650 188h-14M484 188h-14") +
      lines("M560 188l-40 34M560 188l-66-38", 8) +
      `<circle cx="560" cy="188" r="7" fill="${PETROL}"/>` +
      pencil(140, 322, 8) +
      standing(905, PETROL_LIGHT) +
      steam(935, 226),
  });

const doos = (): Drawing =>
  draw({
    back: SAND,
    tones: SOFT,
    shapes: [
      [400, 180, 190],
      [720, 180, 190],
    ],
    things:
      plant(500, 260) +
      shape("M560 88h120v120H560z", PAPER) +
      lines("M584 118h72M584 144h72M584 170h44") +
      shape("M408 176h304v150H408z", CREAM_EDGE) +
      shape("M408 176l-46 46h66l36-46zM712 176l46 46h-66l-36-46z", CREAM) +
      lines("M516 266h88", 9) +
      standing(905, APRICOT),
  });

const cadeau = (): Drawing =>
  draw({
    back: MIST,
    tones: SOFT,
    shapes: [
      [450, 180, 200],
      [670, 180, 200],
    ],
    things:
      shape("M424 168h272v156H424z", APRICOT) +
      shape("M408 122h304v50H408z", APRICOT) +
      shape("M532 122h56v202h-56z", PETROL_LIGHT) +
      shape(
        "M560 122c-26-74-110-78-104-34 4 30 62 34 104 34zM560 122c26-74 110-78 104-34-4 30-62 34-104 34z",
        PETROL_LIGHT,
      ) +
      shape("M726 250h126l22 26-22 26H726z", PAPER) +
      `<circle cx="848" cy="276" r="5" fill="none"/>` +
      lines("M748 268h66M748 286h42") +
      plant(175, 318),
  });

const taart = (): Drawing =>
  draw({
    back: SAND,
    tones: FULL,
    shapes: [
      [430, 190, 180],
      [690, 190, 180],
    ],
    things:
      shape("M512 286h96l18 42H494z", CREAM_EDGE) +
      shape("M370 270h380l-16 24H386z", PAPER) +
      shape("M420 128h280v142H420z", BLUSH) +
      lines("M420 206h280") +
      shape(`M420 154v-26q0-20 20-20h240q20 0 20 20v26${"q-17.5 28-35 0".repeat(8)}z`, PAPER) +
      shape("M552 108V64h16v44z", APRICOT) +
      shape("M560 58c-16-14 2-26 0-38 14 12 18 28 0 38z", APRICOT) +
      shape("M900 316h110l-14 16H914z", PAPER) +
      standing(130, PETROL_LIGHT) +
      steam(160, 226),
  });

const chair = (x: number, fill: string, flip: boolean): string =>
  `<g transform="translate(${x} 0) scale(${flip ? -1 : 1} 1)">` +
  lines("M14 220L4 326M112 220l12 106M50 226v70M92 226v70", 7) +
  shape("M0 84q-14 0-12 16l16 104h24L16 98Q14 84 0 84z", fill) +
  `${shape("M6 200h108q14 0 14 14v12H6q-8 0-8-13t8-13z", fill)}</g>`;

const gesprek = (): Drawing =>
  draw({
    back: MIST,
    tones: SOFT,
    shapes: [
      [440, 170, 190],
      [680, 170, 190],
    ],
    things:
      chair(366, PETROL_LIGHT, false) +
      chair(754, APRICOT, true) +
      lines("M560 214v112M520 326h80", 7) +
      shape("M492 196h136q8 0 8 9t-8 9H492q-8 0-8-9t8-9z", CREAM_EDGE) +
      mug(512, 160, PAPER, { scale: 0.58 }) +
      mug(610, 160, PAPER, { scale: 0.58, flip: true }) +
      plant(175, 322) +
      shape("M896 110h108v96H896z", PAPER) +
      lines("M914 134h72M914 158h72M914 182h44"),
  });

const bril = (): Drawing =>
  draw({
    back: SAND,
    tones: SOFT,
    shapes: [
      [410, 190, 190],
      [710, 190, 190],
    ],
    things:
      shape("M300 322l30-26h460l30 26z", PAPER) +
      lines("M560 296v26M370 308h150M600 308h150", 3) +
      `<circle cx="468" cy="188" r="92" fill="${PETROL_LIGHT}"/><circle cx="652" cy="188" r="92" fill="${APRICOT}"/>` +
      `<circle cx="468" cy="188" r="68" fill="${SKY}"/><circle cx="652" cy="188" r="68" fill="${BLUSH}"/>` +
      lines("M428 172l28-28M436 200l50-50M612 172l28-28M620 200l50-50") +
      lines("M550 152c6-12 14-12 20 0M380 158l-30-34M740 158l30-34", 9) +
      standing(905, PETROL_LIGHT) +
      pencil(140, 322, 8),
  });

/** By name; src/content-model/article.ts gives the names in Dutch. */
export const ARTICLE_DRAWINGS: Readonly<Record<string, () => Drawing>> = {
  envelop,
  mokken,
  agenda,
  boeken,
  klok,
  doos,
  cadeau,
  taart,
  gesprek,
  bril,
};
