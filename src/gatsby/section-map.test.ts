import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { SECTION_CHUNKS, SECTION_MAP, sectionChunks, sectionMap, writeSectionMap } from "./section-map";

let root: string;
const put = (file: string, text: string) => writeFileSync(join(root, file), text);

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "sections-"));
  cpSync("src/sections", join(root, "src/sections"), { recursive: true });
});

afterEach(() => rmSync(root, { recursive: true }));

test.each([
  [SECTION_MAP, sectionMap],
  [SECTION_CHUNKS, sectionChunks],
])("%s fits the content model; a build or `npm run develop` writes it", (file, text) => {
  expect(readFileSync(file, "utf8")).toBe(text());
});

test("the map is written where it differs", () => {
  put(SECTION_MAP, "");
  expect(writeSectionMap(root)).toEqual([]);
  expect(readFileSync(join(root, SECTION_MAP), "utf8")).toBe(sectionMap());
});

test("a section type without its component is named, with what to write", () => {
  rmSync(join(root, "src/sections/Stats.tsx"));
  put("src/sections/Faq.tsx", "export function Faq() {}");
  put(SECTION_MAP, "as it was");
  expect(writeSectionMap(root)).toEqual([
    'src/sections/Faq.tsx: needs "fragment FaqSection on FaqSection"',
    'src/sections/Stats.tsx: no such file; needs "export function Stats(" and "fragment StatsSection on StatsSection"',
  ]);
  expect(readFileSync(join(root, SECTION_MAP), "utf8")).toBe("as it was");
});
