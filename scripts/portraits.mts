/**
 * Draws the sample portraits of data/mediators.json into content/images/mediators with DiceBear's "Notionists" style
 * (Zoish, CC0 1.0, docs/licences.md). Every part and colour of a face is chosen here, so nothing is left to chance.
 * Run with `npx tsx scripts/portraits.mts`; existing files stay as they are, so remove one to draw it again.
 */
import { existsSync, mkdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { createAvatar } from "@dicebear/core";
import * as notionists from "@dicebear/notionists";
import sharp from "sharp";

const SIZE = 480;
const BACKGROUNDS = ["e5efed", "fbe9dd", "d7e6e8", "f3e3cf"];
const INK = "#14252d";

const SKIN = { light: "#f9e6d9", fair: "#f4d9c5", olive: "#efcbae", tan: "#e0ae88", brown: "#9a6848" } as const;
const HAIR = {
  ink: INK,
  darkBrown: "#3b2e28",
  brown: "#5b4a3f",
  auburn: "#94502c",
  blond: "#c08c4e",
  grey: "#8f9a9d",
  silver: "#b4bdbe",
  petrolScarf: "#17697a",
} as const;
const CLOTHES = {
  white: "#ffffff",
  sand: "#fbf8f3",
  mist: "#cfe0e0",
  petrol: "#0e4a56",
  petrolLight: "#17697a",
  apricot: "#e8a27a",
  plum: "#8a5f7a",
  moss: "#7f9a72",
  ochre: "#e0b76a",
} as const;

type Part = "body" | "hair" | "eyes" | "brows" | "nose" | "lips" | "glasses" | "beard";
/** "07" for the variant "variant07" of a part. */
type Variant<P extends Part> = NonNullable<notionists.Options[P]>[number] extends infer Name
  ? Name extends `variant${infer Digits}`
    ? Digits
    : never
  : never;

export interface Look {
  hair: Variant<"hair">;
  eyes: Variant<"eyes">;
  brows: Variant<"brows">;
  nose: Variant<"nose">;
  lips: Variant<"lips">;
  body: Variant<"body">;
  glasses?: Variant<"glasses">;
  beard?: Variant<"beard">;
  skin: keyof typeof SKIN;
  hairColor: keyof typeof HAIR;
  clothes: keyof typeof CLOTHES;
}

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

/** Where the style puts the part that gets a colour of its own. */
const PLACE = { face: "531 487", body: "178 1057", hair: "266 207", beard: "653 805" } as const;

function paint(svg: string, place: keyof typeof PLACE, from: string, to: string): string {
  const start = svg.indexOf(`<g transform="translate(${PLACE[place]})">`);
  const end = svg.indexOf('<g transform="translate(', start + 1);
  if (start < 0 || end < 0) throw new Error(`The Notionists style no longer draws the ${place} at ${PLACE[place]}`);
  return svg.slice(0, start) + svg.slice(start, end).replaceAll(`fill="${from}"`, `fill="${to}"`) + svg.slice(end);
}

type Frame = Pick<Parameters<typeof createAvatar>[1] & object, "size" | "scale" | "flip" | "backgroundColor">;

/** The SVG of one person. */
export function drawPerson(look: Look, frame: Frame): string {
  const { glasses, beard } = look;
  let svg = createAvatar(notionists, {
    ...frame,
    hair: [`variant${look.hair}`],
    eyes: [`variant${look.eyes}`],
    brows: [`variant${look.brows}`],
    nose: [`variant${look.nose}`],
    lips: [`variant${look.lips}`],
    body: [`variant${look.body}`],
    glasses: [`variant${glasses ?? "11"}`],
    glassesProbability: glasses ? 100 : 0,
    beard: [`variant${beard ?? "02"}`],
    beardProbability: beard ? 100 : 0,
    gestureProbability: 0,
    bodyIconProbability: 0,
  }).toString();
  svg = paint(svg, "face", "#fff", SKIN[look.skin]);
  svg = paint(svg, "body", "#fff", CLOTHES[look.clothes]);
  svg = paint(svg, "hair", "#000", HAIR[look.hairColor]);
  svg = paint(svg, "beard", "#000", HAIR[look.hairColor]);
  return svg.replaceAll('"#000"', `"${INK}"`);
}

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

// illustrations.mts takes drawPerson from here
if (process.argv[1] === import.meta.filename) await main();
