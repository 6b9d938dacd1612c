/**
 * Draws the sample portraits of data/mediators.json into content/images/mediators with DiceBear's "Notionists" style
 * (Zoish, CC0 1.0, docs/licences.md). Every part and colour of a face is chosen here, so nothing is left to chance.
 * Run with `npx tsx scripts/portraits.mts`; existing files stay as they are, so remove one to draw it again.
 */
import { existsSync, mkdirSync, readFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { drawPerson, type Look } from "./lib/people.mjs";

const SIZE = 480;
const BACKGROUNDS = ["e5efed", "fbe9dd", "d7e6e8", "f3e3cf"];
// biome-ignore format: a table, one person per block
const LOOKS: Readonly<Record<string, Look>> = {
  marjan: {
    hair: "43", eyes: "04", brows: "04", nose: "16", lips: "23", body: "16",
    skin: "fair", hairColor: "grey", clothes: "petrolLight",
  },
  karim: {
    hair: "34", eyes: "05", brows: "04", nose: "06", lips: "14", body: "17", beard: "02",
    skin: "tan", hairColor: "ink", clothes: "white",
  },
  femke: {
    hair: "47", eyes: "05", brows: "04", nose: "13", lips: "23", body: "21",
    skin: "light", hairColor: "blond", clothes: "apricot",
  },
  bram: {
    hair: "22", eyes: "05", brows: "05", nose: "07", lips: "14", body: "25", glasses: "11",
    skin: "light", hairColor: "brown", clothes: "mist",
  },
  soraya: {
    hair: "36", eyes: "05", brows: "04", nose: "06", lips: "03", body: "13",
    skin: "olive", hairColor: "darkBrown", clothes: "plum",
  },
  "gert-jan": {
    hair: "18", eyes: "04", brows: "05", nose: "20", lips: "22", body: "14", beard: "09",
    skin: "fair", hairColor: "grey", clothes: "petrol",
  },
  elif: {
    hair: "62", eyes: "05", brows: "04", nose: "07", lips: "03", body: "16",
    skin: "olive", hairColor: "petrolScarf", clothes: "sand",
  },
  diederik: {
    hair: "54", eyes: "05", brows: "04", nose: "05", lips: "23", body: "20", glasses: "08",
    skin: "light", hairColor: "silver", clothes: "white",
  },
  noor: {
    hair: "48", eyes: "05", brows: "04", nose: "16", lips: "14", body: "10",
    skin: "fair", hairColor: "ink", clothes: "ochre",
  },
  wendell: {
    hair: "31", eyes: "05", brows: "04", nose: "20", lips: "03", body: "14", glasses: "11",
    skin: "brown", hairColor: "grey", clothes: "moss",
  },
  loes: {
    hair: "02", eyes: "05", brows: "05", nose: "13", lips: "03", body: "12", glasses: "11",
    skin: "light", hairColor: "auburn", clothes: "petrolLight",
  },
};

interface Person {
  slug: string;
  image: { file: string };
}

async function main(): Promise<void> {
  const people = JSON.parse(readFileSync("data/mediators.json", "utf8")) as Person[];
  for (const [index, { slug, image }] of people.entries()) {
    const file = path.resolve("content/images", image.file);
    if (!existsSync(file)) {
      const look = LOOKS[slug];
      if (!look) throw new Error(`scripts/portraits.mts has no look for "${slug}"`);
      const backgroundColor = [BACKGROUNDS[index % BACKGROUNDS.length] ?? "e5efed"];
      const svg = drawPerson(look, { size: SIZE, scale: 115, backgroundColor });
      mkdirSync(path.dirname(file), { recursive: true });
      await sharp(Buffer.from(svg)).png({ palette: true, quality: 90 }).toFile(file);
    }
  }
}

await main();
