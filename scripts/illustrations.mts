/**
 * Draws content/images/illustrations/intervisie.png: four HR professionals who listen to each other around a table,
 * with the firm's motif behind them. The people come from DiceBear's "Notionists" (Zoish, CC0 1.0, docs/licences.md),
 * like the portraits. Run with `npx tsx scripts/illustrations.mts`; an existing file stays, so remove it to redraw.
 */
import { existsSync, mkdirSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { drawPerson, type Look } from "./lib/people.mjs";

const WIDTH = 960;
const HEIGHT = 720;
const FILE = path.resolve("content/images/illustrations/intervisie.png");

interface Seat {
  look: Look;
  /** Left edge, top edge and side of the square the person is drawn in. */
  left: number;
  top: number;
  size: number;
  /** The style looks to the right; whoever sits on the right looks back. */
  flip: boolean;
}

/** From the far side of the table to the near side. */
// biome-ignore format: a table, one seat per block
const SEATS: readonly Seat[] = [
  {
    look: {
      hair: "54", eyes: "05", brows: "05", nose: "06", lips: "14", body: "14", glasses: "11",
      skin: "light", hairColor: "brown", clothes: "petrol",
    },
    left: 178, top: 100, size: 400, flip: false,
  },
  {
    look: {
      hair: "58", eyes: "05", brows: "04", nose: "16", lips: "23", body: "07",
      skin: "olive", hairColor: "ink", clothes: "sand",
    },
    left: 382, top: 100, size: 400, flip: true,
  },
  {
    look: {
      hair: "30", eyes: "05", brows: "04", nose: "20", lips: "03", body: "21",
      skin: "brown", hairColor: "ink", clothes: "apricot",
    },
    left: -10, top: 148, size: 460, flip: false,
  },
  {
    look: {
      hair: "18", eyes: "05", brows: "04", nose: "07", lips: "03", body: "16",
      skin: "fair", hairColor: "grey", clothes: "mist",
    },
    left: 510, top: 148, size: 460, flip: true,
  },
];

const svg = (content: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${content}</svg>`);

const LEFT_CIRCLE = '<circle cx="358" cy="318" r="258"';
const RIGHT_CIRCLE = '<circle cx="602" cy="318" r="258"';

const BACKGROUND = svg(`
  <rect width="${WIDTH}" height="${HEIGHT}" fill="#e5efed"/>
  <clipPath id="left">${LEFT_CIRCLE}/></clipPath>
  ${LEFT_CIRCLE} fill="#c3dadb"/>
  ${RIGHT_CIRCLE} fill="#f8d8c4"/>
  ${RIGHT_CIRCLE} fill="#dfccbf" clip-path="url(#left)"/>`);

const TABLE = svg(`
  <g stroke="#14252d" stroke-width="5" stroke-linejoin="round" stroke-linecap="round">
    <path d="M28 586v22c0 58 202 90 452 90s452-32 452-90v-22z" fill="#d9c9b3"/>
    <ellipse cx="480" cy="586" rx="452" ry="90" fill="#f3e3cf"/>
    <g fill="#ffffff">
      <path d="M196 566l104-10 22 46-112 12z"/>
      <path d="M660 556l104 10-14 48-112-12z"/>
    </g>
    <g fill="none" stroke-width="3">
      <path d="M222 578l62-6M228 592l44-4M680 572l62 6M676 586l44 5"/>
    </g>
    <path d="M418 548h44v26a18 18 0 0 1-18 18h-8a18 18 0 0 1-18-18z" fill="#17697a"/>
    <path d="M462 555c20 0 20 24 0 24" fill="none"/>
    <path d="M520 558h44v26a18 18 0 0 1-18 18h-8a18 18 0 0 1-18-18z" fill="#e8804a"/>
    <path d="M564 565c20 0 20 24 0 24" fill="none"/>
  </g>`);

if (!existsSync(FILE)) {
  mkdirSync(path.dirname(FILE), { recursive: true });
  const people = await Promise.all(
    SEATS.map(async ({ look, left, top, size, flip }) => ({
      input: await sharp(Buffer.from(drawPerson(look, { size, flip })))
        .png()
        .toBuffer(),
      left,
      top,
    })),
  );
  await sharp(BACKGROUND)
    .composite([...people, { input: TABLE }])
    .png({ palette: true, quality: 90 })
    .toFile(FILE);
}
