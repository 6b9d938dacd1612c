import { MOTIF_SHAPES, type Motif } from "../lib/motif-shapes";
import { rawColor } from "../styles/tokens";
import { fitTitle } from "./fit-title";
import type { Fonts } from "./fonts";
import type { SocialImageInput } from "./social-image-file";
import { type TextStyle, textWidth } from "./text";

/** Size in px that networks ask for (Open Graph, 1.91 : 1). */
const SOCIAL_IMAGE_SIZE = { width: 1200, height: 630 } as const;

const MARGIN = 80;
const TITLE_WIDTH = 620;
const LINE_HEIGHT = 1.14;
const EYEBROW = { size: 27, baseline: 116, indent: 66 };
const TRACKING = -0.015;
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

/** What is the same on every image with a motif, as SVG: ground, motif and mark. */
export const backgroundSvg = (variant: Motif): string => {
  const { width, height } = SOCIAL_IMAGE_SIZE;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="${rawColor.sand}"/>`,
    motif(variant),
    mark,
    "</svg>",
  ].join("");
};

/** A line of text and where it starts, in px. */
export interface Line {
  text: string;
  style: TextStyle;
  x: number;
  baseline: number;
}

/** The firm's name on one line, smaller when it is long. */
const eyebrowLine = (text: string, { text: face }: Fonts): Line => {
  const style = { face, size: EYEBROW.size, tracking: 0 };
  const room = TITLE_WIDTH - EYEBROW.indent;
  const size = Math.min(EYEBROW.size, (EYEBROW.size * room) / textWidth(text, style));
  return { text, style: { ...style, size }, x: MARGIN + EYEBROW.indent, baseline: EYEBROW.baseline };
};

/** The lines of a social image: the firm's name, and the title in the largest size that fits. */
export const linesOf = ({ title, eyebrow }: SocialImageInput, fonts: Fonts): Line[] => {
  const heading = { face: fonts.heading, tracking: TRACKING };
  const { lines, size } = fitTitle(title, heading, TITLE_WIDTH);
  return [
    eyebrowLine(eyebrow, fonts),
    ...lines.map((text, index) => ({
      text,
      style: { ...heading, size },
      x: MARGIN,
      baseline: LAST_BASELINE - (lines.length - 1 - index) * size * LINE_HEIGHT,
    })),
  ];
};
