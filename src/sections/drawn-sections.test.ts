import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";

/** What runs in the browser: state, effects, handlers. Texts, identifiers and links need no script of their own. */
const LIVE =
  /\buse(?:State|Effect|LayoutEffect|Reducer|Ref|Transition|DeferredValue|SyncExternalStore|Consent)\b|\bon[A-Z]\w*=\{/;

const IMPORT = /from "(\.\.?\/[^"]+)"/g;

/** Modules that a module of src shows or calls, itself among them. */
const modulesOf = (file: string, seen = new Set<string>()): Set<string> => {
  if (!seen.has(file)) {
    seen.add(file);
    for (const [, path = ""] of readFileSync(file, "utf8").matchAll(IMPORT)) {
      const target = resolve(file, "..", path);
      for (const found of [`${target}.tsx`, `${target}.ts`].filter(existsSync)) {
        modulesOf(found, seen);
      }
    }
  }
  return seen;
};

const ROOM = "src/sections";
const components = readdirSync(ROOM)
  .filter((name) => /^[A-Z]\w*\.tsx$/.test(name))
  .map((name) => join(ROOM, name));

const isDrawn = (file: string): boolean => /\b(?:data-)?drawn="/.test(readFileSync(file, "utf8"));

it.each(components.filter(isDrawn))("%s, which keeps the server's HTML, has nothing that needs a script", (file) => {
  const live = [...modulesOf(file)].filter((module) => LIVE.test(readFileSync(module, "utf8")));
  expect(live).toEqual([]);
});
