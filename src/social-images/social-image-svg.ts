import { MOTIF_SHAPES, type Motif } from "../lib/motif-shapes";
import { rawColor } from "../styles/tokens";
import { fitTitle } from "./fit-title";
import type { Fonts } from "./fonts";
import type { SocialImageInput } from "./social-image-file";
import { textPaths, textWidth } from "./text";

/** Size in px that networks ask for (Open Graph, 1.91 : 1). */
export const SOCIAL_IMAGE_SIZE = { width: 1200, height: 630 } as const;

const MARGIN = 80;
const TITLE_WIDTH = 620;
const LINE_HEIGHT = 1.14;
const EYEBROW = { size: 27, baseline: 116, indent: 66 };
const LAST_BASELINE = 540;

/** Where each motif stands: it may run off the right edge. */
const PLACES: Readonly<Record<Motif, { x: number; y: number; scale: number }>> = {
  circles: { x: 690, y: 59, scale: 1.6 },
  arcs: { x: 698, y: 120, scale: 1.22 },
  speech: { x: 700, y: 124, scale: 1.22 },
  stones: { x: 716, y: 72, scale: 1.55 },
};

const twoShapes = ([first, second]: readonly [string, string], id: string): string =>
  [
    `<clipPath id="${id}"><path d="${first}"/></clipPath>`,
    `<path fill="${rawColor.petrol}" d="${first}"/>`,
    `<path fill="${rawColor.apricot}" d="${second}"/>`,
    `<path fill="${rawColor.overlap}" d="${second}" clip-path="url(#${id})"/>`,
  ].join("");

const motif = (variant: Motif): string => {
  const { x, y, scale } = PLACES[variant];
  return `<g transform="translate(${x} ${y}) scale(${scale})">${twoShapes(MOTIF_SHAPES[variant], "motif")}</g>`;
};

const mark = `<g transform="translate(${MARGIN - 4} 82) scale(0.155)">${twoShapes(MOTIF_SHAPES.circles, "mark")}</g>`;

/** The firm's name on one line, smaller when it is long. */
const eyebrowPaths = (eyebrow: string, { text: face }: Fonts): string => {
  const style = { face, size: EYEBROW.size, tracking: 0 };
  const room = TITLE_WIDTH - EYEBROW.indent;
  const size = Math.min(EYEBROW.size, (EYEBROW.size * room) / textWidth(eyebrow, style));
  return textPaths(eyebrow, { ...style, size }, MARGIN + EYEBROW.indent, EYEBROW.baseline);
};

/** The picture as SVG without text elements: every letter is a path. */
export const socialImageSvg = ({ title, eyebrow, motif: variant }: SocialImageInput, fonts: Fonts): string => {
  const heading = { face: fonts.heading, tracking: -0.015 };
  const { lines, size } = fitTitle(title, heading, TITLE_WIDTH);
  const first = LAST_BASELINE - (lines.length - 1) * size * LINE_HEIGHT;
  const titlePaths = lines.map((line, index) =>
    textPaths(line, { ...heading, size }, MARGIN, first + index * size * LINE_HEIGHT),
  );
  const { width, height } = SOCIAL_IMAGE_SIZE;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="${rawColor.sand}"/>`,
    motif(variant),
    mark,
    `<g fill="${rawColor.petrol}">`,
    eyebrowPaths(eyebrow, fonts),
    ...titlePaths,
    "</g></svg>",
  ].join("");
};
