import { readdirSync } from "node:fs";

/** The tests of this folder as one file: Jest would read every page again for each, a third of the time. */
for (const file of readdirSync(__dirname).filter((name) => /\.test\.tsx?$/.test(name))) {
  describe(file, () => {
    jest.requireActual(`./${file}`);
  });
}
