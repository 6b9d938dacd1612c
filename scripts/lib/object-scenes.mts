/** Scenes without people, 960 by 720: what a page is about as one thing on a floor or table, the two shapes behind it. */
import {
  APRICOT,
  BLUSH,
  CREAM,
  CREAM_EDGE,
  circles,
  type Drawing,
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
  steam,
} from "./shapes.mjs";

const WIDTH = 960;
const HEIGHT = 720;

/** Where things stand. */
const FLOOR = 620;

const scene = (things: string): Drawing => ({
  width: WIDTH,
  height: HEIGHT,
  content:
    circles(
      [
        { cx: 340, cy: 340, r: 300 },
        { cx: 620, cy: 340, r: 300 },
      ],
      SOFT,
    ) + ink(5, things),
});

const floor = lines(`M60 ${FLOOR}h840`, 5);

/** A case that is handed on: a folder with papers, and the phone. */
const map = (): Drawing =>
  scene(
    floor +
      shape("M276 214h148l36 42h250a16 16 0 0 1 16 16v348H260V230a16 16 0 0 1 16-16z", PETROL_LIGHT) +
      shape("M316 262l336-34 26 264-336 34z", PAPER) +
      lines("M360 306l190-19M364 346l252-25M368 386l232-23") +
      shape(
        "M222 330h524a14 14 0 0 1 14 16l-34 260a16 16 0 0 1-16 14H258a16 16 0 0 1-16-14l-34-260a14 14 0 0 1 14-16z",
        APRICOT,
      ) +
      shape("M384 430h200v74H384z", PAPER) +
      lines("M414 456h140M414 480h92") +
      mug(806, FLOOR - 78, SKY, { scale: 1.25 }) +
      steam(844, 522) +
      shape("M122 620V470M122 556c-36 0-54-30-54-62 38 0 54 26 54 62zm0-44c0-38 18-64 54-64 0 36-18 64-54 64z", LEAF) +
      shape("M84 560h76l-11 60H95z", CREAM),
  );

/** A letter that comes by mail. */
const post = (): Drawing =>
  scene(
    floor +
      shape("M220 322l260-176 260 176v298H220z", CREAM_EDGE) +
      shape("M286 128h388v330H286z", PAPER) +
      lines("M336 186h150", 9) +
      lines("M336 236h288M336 276h288M336 316h230") +
      `<circle cx="600" cy="186" r="26" fill="${PETROL_LIGHT}"/><circle cx="628" cy="186" r="26" fill="${APRICOT}"/>` +
      shape("M220 322l260 156 260-156v284q0 14-14 14H234q-14 0-14-14z", APRICOT) +
      lines("M226 616l196-172M734 616L538 444") +
      mug(810, FLOOR - 78, PETROL_LIGHT, { scale: 1.25 }) +
      steam(848, 522) +
      pencil(96, 600, -8),
  );

/** Five stars in a row. */
const stars = (x: number, y: number): string =>
  [0, 46, 92, 138, 184]
    .map((step) =>
      shape(`M${x + step} ${y}l6 13 14 2-10 10 2 14-12-7-12 7 2-14-10-10 14-2z`, APRICOT).replace(
        "/>",
        ` stroke-width="3"/>`,
      ),
    )
    .join("");

const card = (x: number, y: number, turn: number, fill: string): string =>
  `<g transform="rotate(${turn} ${x + 190} ${y + 110})">${shape(`M${x} ${y}h380a14 14 0 0 1 14 14v176a14 14 0 0 1-14 14H${x + 110}l-44 44v-44H${x}a14 14 0 0 1-14-14V${y + 14}a14 14 0 0 1 14-14z`, fill)}` +
  `${stars(x + 44, y + 30)}${lines(`M${x + 30} ${y + 100}h300M${x + 30} ${y + 134}h250M${x + 30} ${y + 168}h120`)}</g>`;

/** What people say: three cards with stars. */
const kaartjes = (): Drawing => scene(card(120, 92, -5, PAPER) + card(474, 228, 4, CREAM) + card(186, 424, -2, PAPER));

const QUESTION =
  "M150 130h380a60 60 0 0 1 60 60v160a60 60 0 0 1-60 60H270l-90 84v-84h-30a60 60 0 0 1-60-60V190a60 60 0 0 1 60-60z";
const ANSWER =
  "M430 270h380a60 60 0 0 1 60 60v170a60 60 0 0 1-60 60h-30v84l-90-84H430a60 60 0 0 1-60-60V330a60 60 0 0 1 60-60z";

/** A question and an answer that overlap: the two shapes themselves. */
const vraag = (): Drawing => ({
  width: WIDTH,
  height: HEIGHT,
  content:
    `<clipPath id="meet"><path d="${QUESTION}"/></clipPath>` +
    shape(QUESTION, PETROL) +
    shape(ANSWER, APRICOT) +
    `<path d="${ANSWER}" fill="${LIGHT}" clip-path="url(#meet)"/>` +
    `<g stroke="${PAPER}" stroke-linecap="round">${lines("M196 216c0-52 84-52 84 0 0 34-42 36-42 72v6M238 330v2", 20)}</g>` +
    ink(0, lines("M640 350h170M640 410h170M640 470h110", 12)),
});

/** Seats around a table, seen from above. */
const SEATS = Array.from({ length: 7 }, (_, place) => {
  const angle = (place * 2 * Math.PI) / 7 - Math.PI / 2;
  const at = (far: number) =>
    [Math.round(480 + far * Math.cos(angle)), Math.round(360 + far * Math.sin(angle))] as const;
  return {
    seat: at(272),
    paper: at(132),
    turn: Math.round((angle * 180) / Math.PI + 90),
    fill: [PETROL_LIGHT, APRICOT][place % 2] ?? SKY,
  };
});

/** A small group around one table, from above. */
const kring = (): Drawing =>
  scene(
    SEATS.map(({ seat: [x, y], fill }) => `<circle cx="${x}" cy="${y}" r="56" fill="${fill}"/>`).join("") +
      `<circle cx="480" cy="360" r="204" fill="${CREAM}"/>` +
      SEATS.map(
        ({ paper: [x, y], turn }) =>
          `<g transform="translate(${x} ${y}) rotate(${turn})">${shape("M-26-32h52v64h-52z", PAPER)}${lines("M-12-12h24M-12 4h24")}</g>`,
      ).join("") +
      `<circle cx="466" cy="360" r="34" fill="${SKY}"/><circle cx="500" cy="360" r="34" fill="${BLUSH}"/>`,
  );

export const OBJECT_SCENES: Readonly<Record<string, () => Drawing>> = { map, post, kaartjes, vraag, kring };
