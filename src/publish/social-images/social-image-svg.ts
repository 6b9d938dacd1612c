import { type Circles, lensPath } from "../../lib/lens";
import { palette } from "../../styles/tokens";
import { escapeXml } from "../xml";
import { fitTitle, LINE_HEIGHT } from "./fit-title";
import { FONT_WEIGHT, type FontFamily, textWidth } from "./fonts";

export interface SocialImageInput {
  title: string;
  /** Line above the title: the firm's name. */
  eyebrow: string;
}

/** Size in px for social networks (Open Graph, 1.91 : 1). */
const SIZE = { width: 1200, height: 630 } as const;

const MARGIN = 80;
const TITLE = { width: 620, height: 340, tracking: -0.015, lastBaseline: 540 };
const EYEBROW = { size: 27, baseline: 116, indent: 66 };

/** The circles extend beyond the right edge; the mark is before the name. */
const CIRCLES: Circles = { first: 930, second: 1130, middle: 315, radius: 220 };
const MARK: Circles = { first: 99, second: 115, middle: 107, radius: 18 };

/** Two circles and their lens in its own colour. */
const motif = (circles: Circles): string => {
  const circle = (x: number, fill: string) =>
    `<circle cx="${x}" cy="${circles.middle}" r="${circles.radius}" fill="${fill}"/>`;
  return [
    circle(circles.first, palette.brand),
    circle(circles.second, palette.motif),
    `<path d="${lensPath(circles)}" fill="${palette.lens}"/>`,
  ].join("");
};

const line = (text: string, family: FontFamily, size: number, x: number, y: number, tracking = 0): string =>
  `<text x="${x}" y="${y}" fill="${palette.brand}" font-family="${family}" font-weight="${FONT_WEIGHT}" font-size="${size}" letter-spacing="${tracking * size}">${escapeXml(text)}</text>`;

/** The firm's name on one line, smaller if it is long. */
const eyebrowLine = (text: string): string => {
  const room = TITLE.width - EYEBROW.indent;
  const size = Math.min(EYEBROW.size, room / textWidth(text, "Figtree"));
  return line(text, "Figtree", size, MARGIN + EYEBROW.indent, EYEBROW.baseline);
};

const titleLines = (title: string): string[] => {
  const { lines, size } = fitTitle(title, TITLE);
  const baseline = (index: number) => TITLE.lastBaseline - (lines.length - 1 - index) * size * LINE_HEIGHT;
  return lines.map((text, index) => line(text, "Lora", size, MARGIN, baseline(index), TITLE.tracking));
};

/** The social image of a page as SVG: motif, the firm's mark and name, and the title in the largest size that fits. */
export const socialImageSvg = ({ title, eyebrow }: SocialImageInput): string =>
  [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE.width}" height="${SIZE.height}">`,
    `<rect width="${SIZE.width}" height="${SIZE.height}" fill="${palette.page}"/>`,
    motif(CIRCLES),
    motif(MARK),
    eyebrowLine(eyebrow),
    ...titleLines(title),
    "</svg>",
  ].join("");
