import type { Motif } from "../lib/motif-shapes";
import { rawColor } from "../styles/tokens";
import { type Canvas, canvasOf, pngOf } from "./canvas";
import { loadFonts } from "./fonts";
import { inkOf, inkOrigin } from "./ink";
import type { SocialImageInput } from "./social-image-file";
import { backgroundSvg, linesOf } from "./social-image-layout";
import { placeWords } from "./text";

/** Most bytes of an image, so that networks and chat programs show it at once. */
const MAX_BYTES = 120 * 1024;

const INK = [...Buffer.from(rawColor.petrol.slice(1), "hex")];

const canvases = new Map<Motif, Promise<Canvas>>();

/** The background of a motif, drawn for its first image. */
const canvasFor = (motif: Motif): Promise<Canvas> => {
  const canvas = canvases.get(motif) ?? canvasOf(backgroundSvg(motif), INK);
  canvases.set(motif, canvas);
  return canvas;
};

/**
 * Draws the social image of a page, 1200 × 630 px: the text is laid over a background that all pages with the motif share.
 *
 * @returns a PNG file
 * @throws when it is larger than networks like
 */
export const makeSocialImage = async (input: SocialImageInput): Promise<Buffer> => {
  const [canvas, fonts] = await Promise.all([canvasFor(input.motif), loadFonts()]);
  const words = linesOf(input, fonts).flatMap(({ text, style, x, baseline }) => {
    const origin = inkOrigin(style);
    return placeWords(text, style).words.map(async (placed) => ({
      ink: await inkOf(placed.word, style),
      x: Math.round(x + placed.x) - origin.side,
      y: Math.round(baseline) - origin.baseline,
    }));
  });
  const png = pngOf(canvas, await Promise.all(words));
  if (png.length > MAX_BYTES) {
    throw new Error(`The social image of "${input.title}" has ${png.length} bytes, at most ${MAX_BYTES} are allowed`);
  }
  return png;
};
