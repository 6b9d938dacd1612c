import { lensPath } from "../src/lib/lens";
import { rawColor } from "../src/styles/tokens";

/** Size of the mark's box: two circles up to its edges, so that they stay clear at 16 px. */
const BOX = 64;

const CIRCLES = { first: 22, second: 42, middle: 32, radius: 20 } as const;

const circle = (x: number, fill: string): string =>
  `<circle cx="${x}" cy="${CIRCLES.middle}" r="${CIRCLES.radius}" fill="${fill}"/>`;

const MARK = [
  circle(CIRCLES.first, rawColor.petrol),
  circle(CIRCLES.second, rawColor.apricot),
  `<path d="${lensPath(CIRCLES)}" fill="${rawColor.lens}" stroke="${rawColor.ink}" stroke-width="3"/>`,
].join("");

const svg = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${BOX} ${BOX}">${content}</svg>\n`;

/** The firm's mark without background, for the browser's tab. */
export const faviconSvg = (): string => svg(MARK);

/** Size of the mark in an app icon: within the circle of 80 % that no system cuts off. */
const MARK_SHARE = 0.74;

/** The firm's mark on the site's background, for home screens. */
export const appIconSvg = (): string => {
  const margin = (BOX * (1 - MARK_SHARE)) / 2;
  const background = `<rect width="${BOX}" height="${BOX}" fill="${rawColor.sand}"/>`;
  return svg(`${background}<g transform="translate(${margin} ${margin}) scale(${MARK_SHARE})">${MARK}</g>`);
};

/** PNG files of the app icon, with their size in px. */
export const APP_ICONS = [
  { file: "icon-192.png", size: 192 },
  { file: "icon-512.png", size: 512 },
  { file: "apple-touch-icon.png", size: 180 },
] as const;
