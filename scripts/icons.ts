/**
 * Makes the icons of src/components/Icon.tsx from Lucide (ISC licence, docs/licences.md): static/icons.svg, the sprite, and
 * src/app/icon-symbols.json, the same symbols by name for the pages' HTML.
 * Run with `npm run icons` after a change of the list.
 */
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { ICONS } from "../src/content/model/shared";

/** All icons: those that content may name, and those of the interface. */
const NAMES = ["search", ...Object.keys(ICONS), "menu", "close", "chevron", "pause", "play"];

/** What Lucide calls those that have another name there. */
const LUCIDE: Readonly<Record<string, string>> = {
  scales: "scale",
  shield: "shield-check",
  people: "users",
  map: "map-pin",
  certificate: "badge-check",
  chat: "messages-square",
  calendar: "calendar-days",
  document: "file-text",
  growth: "sprout",
  book: "book-open",
  screen: "monitor",
  building: "building-2",
  home: "house",
  steps: "footprints",
  chart: "chart-line",
  question: "circle-question-mark",
  close: "x",
  chevron: "chevron-down",
};

const symbolOf = (name: string): string => {
  const file = path.resolve("node_modules/lucide-static/icons", `${LUCIDE[name] ?? name}.svg`);
  const [, shapes = ""] = /<svg[^>]*>(.*)<\/svg>/s.exec(readFileSync(file, "utf8")) ?? [];
  const oneLine = shapes.replaceAll(/\s*\n\s*/g, "").replaceAll(" />", "/>");
  return `<symbol id="i-${name}" viewBox="0 0 24 24">${oneLine}</symbol>`;
};

const symbols = NAMES.map((name) => [`i-${name}`, symbolOf(name)] as const);
const sprite = symbols.map(([, symbol]) => symbol).join("\n");
writeFileSync(
  "static/icons.svg",
  `<!-- Lucide, ISC licence, lucide.dev -->\n<svg xmlns="http://www.w3.org/2000/svg">\n${sprite}\n</svg>\n`,
);
writeFileSync("src/app/icon-symbols.json", `${JSON.stringify(Object.fromEntries(symbols), null, 2)}\n`);
process.stdout.write(`${symbols.length} icons in static/icons.svg and src/app/icon-symbols.json\n`);
