import { readFileSync } from "node:fs";
import path from "node:path";

const noPrefixes = jest.requireActual<(source: string) => string>("./no-prefixes.cjs");

test("Emotion's cache names its prefixer nowhere but where it is declared", () => {
  const file = path.resolve("node_modules/@emotion/cache/dist/emotion-cache.browser.esm.js");
  expect(noPrefixes(readFileSync(file, "utf8")).match(/defaultStylisPlugins/g)).toHaveLength(1);
});
