/**
 * Draws the scenes and objects of content/images/scenes and articles as SVG: people as in the portraits
 * (scripts/lib/people.mts), ink outlines, the firm's two shapes behind them. Run with `npm run scenes`; every file is
 * drawn again.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { optimize } from "svgo";
import { ARTICLE_DRAWINGS } from "./lib/article-drawings.mjs";
import { OBJECT_SCENES } from "./lib/object-scenes.mjs";
import { drawPerson, type Look } from "./lib/people.mjs";
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
  LIGHT,
  lines,
  mug,
  PAPER,
  PETROL,
  PETROL_LIGHT,
  pencil,
  SKY,
  SOFT,
  shape,
  sheet,
  steam,
} from "./lib/shapes.mjs";

/** Largest drawing, in bytes. */
const MAX_BYTES = 20_000;

/** Side of the square in which the style draws a person. */
const BOX = 1744;

// biome-ignore format: a table, one person per block
const PEOPLE = {
  renske: {
    hair: "11", eyes: "05", brows: "10", nose: "16", lips: "21", body: "21",
    skin: "fair", hairColor: "auburn", clothes: "sand",
  },
  mehmet: {
    hair: "34", eyes: "05", brows: "10", nose: "20", lips: "22", body: "14", beard: "02",
    skin: "brown", hairColor: "ink", clothes: "mist",
  },
  mediator: {
    hair: "43", eyes: "05", brows: "04", nose: "16", lips: "14", body: "16",
    skin: "fair", hairColor: "grey", clothes: "petrolLight",
  },
  loes: {
    hair: "02", eyes: "05", brows: "05", nose: "13", lips: "03", body: "14", glasses: "11", gesture: "handPhone",
    skin: "light", hairColor: "auburn", clothes: "mist",
  },
  elif: {
    hair: "62", eyes: "05", brows: "04", nose: "07", lips: "03", body: "16",
    skin: "olive", hairColor: "petrolScarf", clothes: "sand",
  },
  wendell: {
    hair: "31", eyes: "05", brows: "04", nose: "20", lips: "03", body: "14", glasses: "11",
    skin: "brown", hairColor: "grey", clothes: "moss",
  },
} as const satisfies Readonly<Record<string, Look>>;

/** The same two people, relieved. */
const RENSKE_GLAD: Look = { ...PEOPLE.renske, brows: "04", lips: "14" };
const MEHMET_GLAD: Look = { ...PEOPLE.mehmet, brows: "04", lips: "03" };

const round = (value: number): number => Number(value.toFixed(1));

/** The drawing of a person in the style's own square, with whole numbers: a few dozen px on the screen at most. */
const strokesOf = (look: Look): string => {
  const { data } = optimize(drawPerson(look), {
    multipass: true,
    floatPrecision: 0,
    plugins: [
      "preset-default",
      "removeTitle",
      // The frame that the style cuts the person out with.
      { name: "removeElementsByAttr", params: { id: ["viewboxMask"] } },
      { name: "removeAttrs", params: { attrs: "mask" } },
    ],
  });
  return data
    .replace(/^<svg[^>]*>/, "")
    .replace(/<\/svg>$/, "")
    .replace(/<mask[\s\S]*?<\/mask>/g, "")
    .replace(/<metadata[\s\S]*?<\/metadata>/g, "");
};

interface Place {
  left: number;
  top: number;
  size: number;
  /** The style looks to the right; whoever looks left is mirrored. */
  flip?: boolean;
}

const transform = ({ left, top, size, flip = false }: Place): string => {
  const scale = Number((size / BOX).toFixed(4));
  return flip
    ? `matrix(-${scale} 0 0 ${scale} ${round(left + size)} ${round(top)})`
    : `matrix(${scale} 0 0 ${scale} ${round(left)} ${round(top)})`;
};

const person = (look: Look, place: Place): string =>
  `<g fill="none" transform="${transform(place)}">${strokesOf(look)}</g>`;

/** A person who stands in a drawing more than once. */
const define = (id: string, look: Look): string => `<g id="${id}" fill="none">${strokesOf(look)}</g>`;
const use = (id: string, place: Place): string => `<use href="#${id}" transform="${transform(place)}"/>`;

/** The table of home: it stands on the lower edge of the drawing. */
const table = (width: number, height: number): string => {
  const middle = width / 2;
  return `<path d="M4 ${height + 12}C12 ${height - 96} ${middle - 310} ${height - 176} ${middle} ${height - 176}S${width - 12} ${height - 96} ${width - 4} ${height + 12}z" fill="${CREAM}"/>`;
};

/** Home: two people and a mediator at a table, the mediator where the two shapes meet. */
const home = (): Drawing => ({
  width: 1120,
  height: 880,
  content:
    circles(
      [
        { cx: 372, cy: 386, r: 370 },
        { cx: 748, cy: 386, r: 370 },
      ],
      FULL,
    ) +
    person(PEOPLE.mediator, { left: 284, top: 186, size: 556 }) +
    person(PEOPLE.renske, { left: -26, top: 198, size: 640 }) +
    person(PEOPLE.mehmet, { left: 506, top: 198, size: 640, flip: true }) +
    ink(
      6,
      table(1120, 880) +
        sheet(476, 770, 2) +
        pencil(700, 836, -32) +
        mug(284, 762, PETROL_LIGHT, { flip: true }) +
        mug(850, 762, APRICOT),
    ),
});

/** The same table later: they listen, the mediator speaks. */
const gesprek = (): Drawing => ({
  width: 960,
  height: 720,
  content:
    circles(
      [
        { cx: 320, cy: 340, r: 300 },
        { cx: 640, cy: 340, r: 300 },
      ],
      SOFT,
    ) +
    person({ ...PEOPLE.mediator, lips: "23", gesture: "point" }, { left: 226, top: 124, size: 480 }) +
    person(RENSKE_GLAD, { left: -34, top: 152, size: 540 }) +
    person({ ...PEOPLE.mehmet, brows: "04" }, { left: 446, top: 152, size: 540, flip: true }) +
    ink(
      5,
      table(960, 720) +
        sheet(392, 624, -3) +
        mug(250, 618, PETROL_LIGHT, { scale: 0.9, flip: true }) +
        mug(716, 618, APRICOT, { scale: 0.9 }) +
        steam(226, 606) +
        steam(742, 606),
    ),
});

const stone = (x: number, y: number, width: number, fill: string): string =>
  `<path d="M${x - width} ${y}c0-${round(width * 0.42)} ${width * 2}-${round(width * 0.42)} ${width * 2} 0v14c0 ${round(width * 0.42)}-${width * 2} ${round(width * 0.42)}-${width * 2} 0z" fill="${CREAM_EDGE}"/>` +
  `<ellipse cx="${x}" cy="${y}" rx="${width}" ry="${round(width * 0.32)}" fill="${fill}"/>`;

/** An employee and a mediator look along a row of stepping stones. */
const stapstenen = (): Drawing => ({
  width: 960,
  height: 720,
  content:
    circles(
      [
        { cx: 330, cy: 330, r: 290 },
        { cx: 630, cy: 330, r: 290 },
      ],
      SOFT,
    ) +
    person({ ...PEOPLE.mediator, gesture: "point" }, { left: 330, top: 74, size: 500 }) +
    person({ ...PEOPLE.renske, brows: "04" }, { left: 60, top: 90, size: 540 }) +
    `<path d="M0 560h960v160H0z" fill="${SKY}"/>` +
    ink(
      5,
      `<path d="M0 560h960" fill="none"/>` +
        stone(150, 668, 118, CREAM) +
        stone(408, 640, 96, CREAM) +
        stone(622, 616, 76, CREAM) +
        stone(790, 598, 56, CREAM) +
        stone(906, 586, 38, APRICOT) +
        `<path d="M40 618h56M250 700h64M520 690h44M700 668h70M868 650h48" fill="none" stroke="${PETROL_LIGHT}" stroke-width="4"/>`,
    ),
});

const screen = (x: number, y: number, back: string, inside: string, id: string): string =>
  `<clipPath id="${id}"><path d="M${x + 14} ${y + 14}h412v270h-412z"/></clipPath>` +
  ink(5, `<path d="M${x} ${y}h440a14 14 0 0 1 14 14v284H${x - 14}V${y + 14}a14 14 0 0 1 14-14z" fill="${PETROL}"/>`) +
  `<path d="M${x + 4} ${y + 14}h432v270H${x + 4}z" fill="${back}"/><g clip-path="url(#${id})">${inside}</g>` +
  ink(5, `<path d="M${x - 54} ${y + 298}h548l-22 34a16 16 0 0 1-14 8H${x - 18}a16 16 0 0 1-14-8z" fill="${CREAM}"/>`);

/** Two screens that overlap. */
const schermen = (): Drawing => ({
  width: 960,
  height: 720,
  content:
    circles(
      [
        { cx: 330, cy: 350, r: 300 },
        { cx: 630, cy: 350, r: 300 },
      ],
      SOFT,
    ) +
    screen(90, 90, BLUSH, person(MEHMET_GLAD, { left: 130, top: 84, size: 340 }), "s1") +
    screen(430, 320, SKY, person(RENSKE_GLAD, { left: 490, top: 312, size: 340, flip: true }), "s2") +
    ink(5, mug(270, 584, APRICOT) + steam(300, 568)),
});

/** Points of a wax seal's edge. */
const sealEdge = (cx: number, cy: number, radius: number): string => {
  const points = Array.from({ length: 24 }, (_, index) => {
    const angle = (index * Math.PI) / 12;
    const far = index % 2 === 0 ? radius : radius - 16;
    return `${Math.round(cx + far * Math.cos(angle))} ${Math.round(cy + far * Math.sin(angle))}`;
  });
  return `M${points.join("L")}z`;
};

const seal = (cx: number, cy: number, fill: string, ring: string): string =>
  `<path d="${sealEdge(cx, cy, 176)}" fill="${fill}"/><circle cx="${cx}" cy="${cy}" r="126" fill="${ring}"/>` +
  `<circle cx="${cx}" cy="${cy}" r="108" fill="none" stroke-width="4" stroke-dasharray="2 13"/>`;

/** Two seals that overlap, with their ribbons; no register's logo. */
const zegels = (): Drawing => ({
  width: 960,
  height: 720,
  content:
    circles(
      [
        { cx: 340, cy: 350, r: 300 },
        { cx: 620, cy: 350, r: 300 },
      ],
      SOFT,
    ) +
    ink(
      5,
      `<path d="M292 420l-62 216 66-30 44 58 52-206zM560 440l-20 216 56-36 56 44 6-214z" fill="${CREAM}"/>` +
        seal(360, 300, PETROL_LIGHT, SKY) +
        seal(600, 330, APRICOT, BLUSH),
    ) +
    ink(12, `<path d="M308 302l38 38 70-76M548 332l38 38 70-76" fill="none"/>`),
});

/** A closed door with a chair free beside it. */
const deur = (): Drawing => ({
  width: 960,
  height: 720,
  content:
    circles(
      [
        { cx: 350, cy: 330, r: 300 },
        { cx: 610, cy: 330, r: 300 },
      ],
      SOFT,
    ) +
    ink(
      5,
      `<path d="M60 640h840" fill="none"/>` +
        `<path d="M236 84h272v556H236z" fill="${CREAM_EDGE}"/><path d="M262 110h220v530H262z" fill="${PETROL_LIGHT}"/>` +
        `<path d="M292 142h160v180H292zM292 356h160v200H292z" fill="none" stroke-width="4"/>` +
        `<circle cx="452" cy="398" r="13" fill="${APRICOT}"/>` +
        `<path d="M330 200h84v54h-84z" fill="${PAPER}" stroke-width="4"/><path d="M346 218h52M346 236h34" fill="none" stroke-width="4"/>` +
        `<path d="M608 330c0-26 168-26 168 0v130H608z" fill="${APRICOT}"/>` +
        `<path d="M588 452h208a16 16 0 0 1 16 16v32H572v-32a16 16 0 0 1 16-16z" fill="${BLUSH}"/>` +
        `<path d="M596 500l-16 140M788 500l16 140M648 500v92M736 500v92" fill="none" stroke-width="7"/>` +
        `<path d="M850 640V468M850 560c-34 0-52-30-52-62 36 0 52 26 52 62zm0-50c0-36 18-62 52-62 0 34-18 62-52 62z" fill="${LEAF}"/>` +
        `<path d="M814 584h72l-10 56h-52z" fill="${CREAM}"/>`,
    ),
});

/** The two shapes half in view, for the foot of the petrol band: the same two people go on, together or apart. */
const afloop = (): Drawing => {
  const [width, height, radius] = [1120, 330, 298];
  const [left, right] = [304, 816];
  const dome = (x: number) => `M${x - radius} ${height}a${radius} ${radius} 0 0 1 ${2 * radius} 0z`;
  const size = 290;
  const top = height - size + 4;
  const plant = `<path d="M${right + 22} ${height - 64}c-9-33-35-37-43-30 2 23 20 35 43 30zm6 0c-9-43 16-57 29-54 6 28-11 48-29 54z" fill="${LEAF}"/>`;
  const box = `<path d="M${right - 4} ${height - 64}h196v72H${right - 4}z" fill="${CREAM}"/><path d="M${right - 4} ${height - 64}l-25 21M${right + 192} ${height - 64}l25 21M${right + 66} ${height - 30}h56" fill="none"/>`;
  return {
    width,
    height,
    content:
      `<defs>${define("a", RENSKE_GLAD)}${define("b", MEHMET_GLAD)}</defs>` +
      `<path d="${dome(left)}" fill="${SKY}"/><path d="${dome(right)}" fill="${APRICOT}"/>` +
      `<clipPath id="meet"><path d="${dome(left)}"/></clipPath>` +
      `<path d="${dome(right)}" fill="${LIGHT}" clip-path="url(#meet)"/>` +
      use("a", { left: left - 240, top, size }) +
      use("b", { left: left - 50, top, size, flip: true }) +
      ink(
        4,
        `<path d="M${left - 172} ${height + 6}c32-54 312-54 344 0z" fill="${CREAM}"/>` +
          mug(left - 26, height - 54, PETROL_LIGHT, { scale: 0.55, flip: true }) +
          mug(left + 26, height - 54, APRICOT, { scale: 0.55 }),
      ) +
      use("b", { left: right - 248, top, size }) +
      use("a", { left: right - 44, top, size }) +
      ink(4, plant + mug(right + 148, height - 86, PETROL_LIGHT, { scale: 0.55 }) + box),
  };
};

/** Three of the team, shoulder to shoulder. */
const team = (): Drawing => ({
  width: 960,
  height: 640,
  content:
    circles(
      [
        { cx: 340, cy: 330, r: 300 },
        { cx: 620, cy: 330, r: 300 },
      ],
      FULL,
    ) +
    person(PEOPLE.wendell, { left: 214, top: 84, size: 560, flip: true }) +
    person({ ...PEOPLE.mediator, eyes: "04" }, { left: -20, top: 124, size: 520 }) +
    person(PEOPLE.elif, { left: 460, top: 124, size: 520, flip: true }) +
    ink(5, lines("M0 636h960", 5)),
});

const BALLOONS = [
  "M140 30h330a56 56 0 0 1 56 56v130a56 56 0 0 1-56 56H280l-56 62v-62h-84a56 56 0 0 1-56-56V86a56 56 0 0 1 56-56z",
  "M490 96h330a56 56 0 0 1 56 56v130a56 56 0 0 1-56 56h-84v62l-56-62H490a56 56 0 0 1-56-56V152a56 56 0 0 1 56-56z",
] as const;

/** Two people whose words overlap. */
const woorden = (): Drawing => ({
  width: 960,
  height: 720,
  content:
    `<clipPath id="meet"><path d="${BALLOONS[0]}"/></clipPath>` +
    shape(BALLOONS[0], PETROL) +
    shape(BALLOONS[1], APRICOT) +
    `<path d="${BALLOONS[1]}" fill="${LIGHT}" clip-path="url(#meet)"/>` +
    `<g stroke="${PAPER}" stroke-linecap="round">${lines("M144 110h210M144 164h250M144 218h130", 10)}</g>` +
    ink(0, lines("M570 176h240M570 230h200M570 284h110", 10)) +
    person(RENSKE_GLAD, { left: 6, top: 304, size: 420 }) +
    person(PEOPLE.wendell, { left: 534, top: 304, size: 420, flip: true }),
});

/** Two people who turn away from each other, with a knot between them. */
const ruggelings = (): Drawing => ({
  width: 960,
  height: 720,
  content:
    circles(
      [
        { cx: 270, cy: 380, r: 258 },
        { cx: 690, cy: 380, r: 258 },
      ],
      SOFT,
    ) +
    ink(7, lines("M452 214c-52-66 24-132 70-84s-14 112-66 80 22-118 74-82 6 108-40 92 4-72 44-54 70-28 30-74", 7)) +
    person(PEOPLE.renske, { left: -10, top: 224, size: 500, flip: true }) +
    person(PEOPLE.mehmet, { left: 470, top: 224, size: 500 }),
});

/** Lunch with a chair that stays empty. */
const lunch = (): Drawing => ({
  width: 960,
  height: 720,
  content:
    circles(
      [
        { cx: 330, cy: 340, r: 300 },
        { cx: 640, cy: 340, r: 300 },
      ],
      SOFT,
    ) +
    ink(5, shape("M628 330c0-30 190-30 190 0v180H628z", APRICOT) + lines("M676 340v150M722 336v154M768 340v150")) +
    person({ ...PEOPLE.mehmet, brows: "10" }, { left: 96, top: 62, size: 470 }) +
    ink(
      5,
      shape("M40 520h880v44H40z", CREAM) +
        lines("M120 564l-26 156M840 564l26 156", 12) +
        lines("M652 564v120M794 564v120M652 610h142", 8) +
        mug(380, 458, PETROL_LIGHT) +
        steam(408, 446) +
        shape("M150 508h190l-22 12H172z", PAPER) +
        shape("M190 508c4-40 106-40 112 0z", CREAM_EDGE) +
        shape("M620 508h190l-22 12H642z", PAPER) +
        mug(850, 458, APRICOT, { flip: true }),
    ),
});

/** Loes of planning with the phone, on a disc. */
const loes = (): Drawing => ({
  width: 560,
  height: 600,
  content:
    `<clipPath id="disc"><path d="M20 0h520v340a260 260 0 0 1-520 0z"/></clipPath>` +
    `<circle cx="280" cy="340" r="260" fill="${APRICOT}"/>` +
    `<g clip-path="url(#disc)">${person(PEOPLE.loes, { left: -70, top: -112, size: 720 })}</g>`,
});

const lade = (): Drawing => ({
  width: 440,
  height: 360,
  content:
    circles(
      [
        { cx: 168, cy: 172, r: 158 },
        { cx: 290, cy: 188, r: 140 },
      ],
      SOFT,
    ) +
    ink(
      5,
      `<path d="M30 214l46-50h288l46 50z" fill="${CREAM_EDGE}"/>` +
        `<g transform="rotate(-6 220 150)"><path d="M132 58h176v194H132z" fill="${PAPER}"/><path d="M160 98h82M160 126h118M160 152h118M160 178h92" fill="none" stroke-width="4"/></g>` +
        `<path d="M30 214h380v124q0 8-8 8H38q-8 0-8-8z" fill="${CREAM}"/><path d="M56 238h328v84H56z" fill="none" stroke-width="3"/>` +
        `<path d="M178 268h84q15 0 15 15t-15 15h-84q-15 0-15-15t15-15z" fill="${APRICOT}"/>`,
    ),
});

const SCENES: Readonly<Record<string, () => Drawing>> = {
  home,
  gesprek,
  stapstenen,
  schermen,
  zegels,
  deur,
  afloop,
  loes,
  lade,
  team,
  woorden,
  ruggelings,
  lunch,
  ...OBJECT_SCENES,
};

const drawAll = (folder: string, drawings: Readonly<Record<string, () => Drawing>>): void => {
  const target = path.resolve("content/images", folder);
  mkdirSync(target, { recursive: true });
  for (const [name, draw] of Object.entries(drawings)) {
    const { width, height, content } = draw();
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${content}</svg>\n`;
    if (Buffer.byteLength(svg) > MAX_BYTES) {
      throw new Error(`${name}.svg has ${Buffer.byteLength(svg)} bytes, at most ${MAX_BYTES} are right`);
    }
    writeFileSync(path.join(target, `${name}.svg`), svg);
  }
};

drawAll("scenes", SCENES);
drawAll("articles", ARTICLE_DRAWINGS);
