import { rawColor } from "../src/styles/tokens";

/** Box of the mark: two circles that meet, drawn to its edges so that it stays clear at 16 px. */
const BOX = 64;

const FIRST = '<circle cx="22" cy="32" r="20"';
const SECOND = '<circle cx="42" cy="32" r="20"';

const MARK = [
  `<clipPath id="shared">${FIRST}/></clipPath>`,
  `${FIRST} fill="${rawColor.petrol}"/>`,
  `${SECOND} fill="${rawColor.apricot}"/>`,
  `${SECOND} fill="${rawColor.overlap}" clip-path="url(#shared)"/>`,
].join("");

const svg = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${BOX} ${BOX}">${content}</svg>\n`;

/** The firm's mark on nothing, for the browser's tab. */
export const faviconSvg = (): string => svg(MARK);

/** Share of an app icon that a system never cuts off is a circle of 80 %; the mark stays well within. */
const MARK_SHARE = 0.74;

/** The firm's mark on the site's background, for home screens. */
export const appIconSvg = (): string => {
  const margin = (BOX * (1 - MARK_SHARE)) / 2;
  const background = `<rect width="${BOX}" height="${BOX}" fill="${rawColor.sand}"/>`;
  return svg(`${background}<g transform="translate(${margin} ${margin}) scale(${MARK_SHARE})">${MARK}</g>`);
};

/** PNG files that are made of the app icon, with their size in px. */
export const APP_ICONS = [
  { file: "icon-192.png", size: 192 },
  { file: "icon-512.png", size: 512 },
  { file: "apple-touch-icon.png", size: 180 },
] as const;
