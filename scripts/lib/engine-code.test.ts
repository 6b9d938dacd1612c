import { readFileSync } from "node:fs";
import { adaptedEngine } from "./engine-code";

const engine = readFileSync("node_modules/@sveltia/cms/npm/index.js", "utf8");

test("the installed engine takes every change once", () => {
  const code = adaptedEngine(engine);
  expect(code).not.toMatch(/cdn\.jsdelivr\.net\/fontsource\/fonts|await \w+\(`(?:newLanguageCta|mobileCta)`\)/);
});

test.each([
  ["that no longer fits", "other languages", (code: string) => code.replace("`newLanguageCta`", "`cta`")],
  ["that fits twice", "zoomed", (code: string) => `${code};[\`maximum-scale=1\`,]`],
])("a change %s stops the build with its name", (_case, name, changed) => {
  expect(() => adaptedEngine(changed(engine))).toThrow(name);
});
