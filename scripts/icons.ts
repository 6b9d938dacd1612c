/**
 * Makes the icons of src/components/Icon.tsx from Lucide (ISC licence, docs/licences.md): static/icons.svg, the sprite, and
 * src/app/icon-symbols.json, the same symbols by name for the pages' HTML.
 * Run with `npm run icons` after a change of the list.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { ICONS } from "../src/content/model/shared";
import { runScript } from "./lib/script";

/** Lucide's name of each icon: those that content may name, and those of the interface. */
const LUCIDE: Readonly<Record<keyof typeof ICONS, string> & Record<string, string>> = {
  search: "search",
  scales: "scale",
  clock: "clock",
  shield: "shield-check",
  people: "users",
  handshake: "handshake",
  map: "map-pin",
  certificate: "badge-check",
  chat: "messages-square",
  phone: "phone",
  mail: "mail",
  calendar: "calendar-days",
  document: "file-text",
  euro: "euro",
  heart: "heart",
  growth: "sprout",
  compass: "compass",
  star: "star",
  book: "book-open",
  lightbulb: "lightbulb",
  screen: "monitor",
  globe: "globe",
  building: "building-2",
  home: "house",
  target: "target",
  puzzle: "puzzle",
  ear: "ear",
  leaf: "leaf",
  gift: "gift",
  lock: "lock",
  steps: "footprints",
  chart: "chart-line",
  briefcase: "briefcase",
  question: "circle-question-mark",
  check: "check",
  menu: "menu",
  close: "x",
  chevron: "chevron-down",
  pause: "pause",
  play: "play",
};

const symbolOf = (name: string, icon: string): string => {
  const file = path.resolve("node_modules/lucide-static/icons", `${icon}.svg`);
  if (!existsSync(file)) {
    throw new Error(`Lucide has no icon "${icon}", which scripts/icons.ts names for "${name}" (lucide.dev/icons)`);
  }
  const svg = readFileSync(file, "utf8");
  const shapes = svg
    .slice(svg.indexOf(">", svg.indexOf("<svg")) + 1, svg.lastIndexOf("</svg>"))
    .replace(/\s*\n\s*/g, "")
    .replaceAll(" />", "/>");
  return `<symbol id="i-${name}" viewBox="0 0 24 24">${shapes}</symbol>`;
};

const makeIcons = async (): Promise<void> => {
  const symbols = Object.entries(LUCIDE).map(([name, icon]) => [`i-${name}`, symbolOf(name, icon)] as const);
  const sprite = symbols.map(([, symbol]) => symbol).join("\n");
  writeFileSync(
    "static/icons.svg",
    `<!-- Lucide, ISC licence, lucide.dev -->\n<svg xmlns="http://www.w3.org/2000/svg">\n${sprite}\n</svg>\n`,
  );
  writeFileSync("src/app/icon-symbols.json", `${JSON.stringify(Object.fromEntries(symbols), null, 2)}\n`);
  process.stdout.write(`${symbols.length} icons in static/icons.svg and src/app/icon-symbols.json\n`);
};

runScript(makeIcons);
