import { readFileSync } from "node:fs";
import path from "node:path";
import { Resvg, renderAsync } from "@resvg/resvg-js";
import { escapeXml } from "../xml";

/** The fonts of social images: those of the site, in semibold. */
export type FontFamily = "Lora" | "Figtree";

export const FONT_WEIGHT = 600;

const FONT_FILES = ["lora/600SemiBold/Lora_600SemiBold.ttf", "figtree/600SemiBold/Figtree_600SemiBold.ttf"].map(
  (file) => path.resolve("node_modules/@expo-google-fonts", file),
);

const OPTIONS = { font: { fontFiles: FONT_FILES, loadSystemFonts: false } };

/** Everything besides the SVG that determines the bytes of an image: fonts and renderer version. */
export const rendererFiles = (): Buffer[] =>
  [...FONT_FILES, path.resolve("node_modules/@resvg/resvg-js/package.json")].map((file) => readFileSync(file));

/** Draws an SVG with text in Lora and Figtree, on another core. */
export const drawPng = async (svg: string): Promise<Buffer> => (await renderAsync(svg, OPTIONS)).asPng();

/** Font size of measurements, in px. */
const MEASURED_SIZE = 100;

const measure = (text: string, family: FontFamily): number => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg"><text font-family="${family}" font-weight="${FONT_WEIGHT}" font-size="${MEASURED_SIZE}">${escapeXml(text)}</text></svg>`;
  return (new Resvg(svg, OPTIONS).getBBox()?.width ?? 0) / MEASURED_SIZE;
};

const known = new Map<string, number>();

/** Width of a text in em, cached. */
export const textWidth = (text: string, family: FontFamily): number => {
  const key = `${family} ${text}`;
  const width = known.get(key) ?? measure(text, family);
  known.set(key, width);
  return width;
};
