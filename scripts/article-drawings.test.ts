import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { ARTICLE_DRAWINGS } from "../src/content-model/article";
import { drawingSize } from "../src/lib/drawing-size";

const FOLDER = "content/images/articles";

/** What an editor can choose is drawn, in the shape that articles and cards expect. */
test("every drawing that an article can choose is there, 1120 by 360 and no more than 20 KB, and no other", () => {
  const files = readdirSync(FOLDER).sort();
  expect(files).toEqual(Object.keys(ARTICLE_DRAWINGS).map((name) => `${name}.svg`));
  const drawn = files.map((file) => readFileSync(path.join(FOLDER, file), "utf8"));
  expect(drawn.map(drawingSize)).toEqual(files.map(() => ({ width: 1120, height: 360 })));
  expect(drawn.filter((svg) => Buffer.byteLength(svg) > 20_000)).toEqual([]);
});
