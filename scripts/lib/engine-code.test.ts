import { readFileSync } from "node:fs";
import ownTexts from "../../src/studio/engine-texts.nl.json";
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

test("every text of the engine that an editor meets is Dutch", () => {
  const keysIn = (texts: object, before = ""): string[] =>
    Object.entries(texts).flatMap(([key, text]) =>
      typeof text === "object" ? keysIn(text, `${before}${key}.`) : [before + key],
    );
  const textsIn = (language: string) =>
    JSON.parse(readFileSync(`node_modules/@sveltia/cms/locales/${language}.json`, "utf8"));
  const dutch = new Set([...keysIn(textsIn("nl")), ...keysIn(ownTexts)]);
  // Mistakes in its settings, and what the site does not use: other places for pictures, reviews before a page goes online.
  const unused = /^(?:config|cloud_storage|workflow|status)\.|_workflow_|^domain$/;
  expect(keysIn(textsIn("en-US")).filter((key) => !dutch.has(key) && !unused.test(key))).toEqual([]);
});
