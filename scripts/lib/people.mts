/**
 * People of the site's drawings: DiceBear's "Notionists" style (Zoish, CC0 1.0, docs/licences.md), every part and colour
 * chosen by hand.
 */
import { createAvatar } from "@dicebear/core";
import * as notionists from "@dicebear/notionists";

/** Outlines of all drawings. */
export const INK = "#14252d";

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
type Gesture = NonNullable<notionists.Options["gesture"]>[number];
/** "07" for the variant "variant07" of a part. */
type Variant<P extends Part> = NonNullable<notionists.Options[P]>[number] extends infer Name
  ? Name extends `variant${infer Digits}`
    ? Digits
    : never
  : never;

/** What somebody looks like. */
export interface Look {
  hair: Variant<"hair">;
  eyes: Variant<"eyes">;
  brows: Variant<"brows">;
  nose: Variant<"nose">;
  lips: Variant<"lips">;
  body: Variant<"body">;
  glasses?: Variant<"glasses">;
  beard?: Variant<"beard">;
  gesture?: Gesture;
  skin: keyof typeof SKIN;
  hairColor: keyof typeof HAIR;
  clothes: keyof typeof CLOTHES;
}

/** Where the style puts the part that gets a colour of its own. */
const PLACE = { face: "531 487", body: "178 1057", hair: "266 207", beard: "653 805", gesture: "0 559" } as const;

function paint(svg: string, place: keyof typeof PLACE, from: string, to: string): string {
  const start = svg.indexOf(`<g transform="translate(${PLACE[place]})">`);
  const end = svg.indexOf('<g transform="translate(', start + 1);
  if (start < 0) throw new Error(`The Notionists style no longer draws the ${place} at ${PLACE[place]}`);
  const last = end < 0 ? svg.length : end;
  return svg.slice(0, start) + svg.slice(start, last).replaceAll(`fill="${from}"`, `fill="${to}"`) + svg.slice(last);
}

type Frame = Pick<Parameters<typeof createAvatar>[1] & object, "size" | "scale" | "flip" | "backgroundColor">;

/** The SVG of one person. */
export function drawPerson(look: Look, frame: Frame = {}): string {
  const { glasses, beard, gesture } = look;
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
    gesture: [gesture ?? "hand"],
    gestureProbability: gesture ? 100 : 0,
    bodyIconProbability: 0,
  }).toString();
  svg = paint(svg, "face", "#fff", SKIN[look.skin]);
  svg = paint(svg, "body", "#fff", CLOTHES[look.clothes]);
  svg = paint(svg, "hair", "#000", HAIR[look.hairColor]);
  svg = paint(svg, "beard", "#000", HAIR[look.hairColor]);
  if (gesture) svg = paint(svg, "gesture", "#fff", SKIN[look.skin]);
  return svg.replaceAll('"#000"', `"${INK}"`);
}
