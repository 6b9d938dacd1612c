import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { missingSectionCode } from "./missing-section-code";

const REGISTRY = "src/sections/registry.ts";

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "sections-"));
  cpSync("src/sections", join(root, "src/sections"), { recursive: true });
});

afterEach(() => rmSync(root, { recursive: true }));

test("every section type of the content model has its component", () => {
  expect(missingSectionCode(root)).toEqual([]);
});

test("a section type without its component is named, with what to write", () => {
  rmSync(join(root, "src/sections/Stats.tsx"));
  writeFileSync(join(root, "src/sections/Faq.tsx"), "export function Faq() {}");
  const registry = readFileSync(REGISTRY, "utf8").replace("  TeamSection: Team,\n", "");
  writeFileSync(join(root, REGISTRY), registry);

  expect(missingSectionCode(root).sort()).toEqual([
    'src/sections/Faq.tsx: needs "fragment FaqSection on FaqSection"',
    'src/sections/Stats.tsx: no such file; needs "export function Stats(" and "fragment StatsSection on StatsSection"',
    'src/sections/registry.ts: needs "TeamSection: Team,"',
  ]);
});
