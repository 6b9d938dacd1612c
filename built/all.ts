import { readdirSync } from "node:fs";

/** The tests of this folder as one file for Jest, which would read every page anew for each of them: a third of the time. */
for (const file of readdirSync(__dirname).filter((name) => /\.test\.tsx?$/.test(name))) {
  describe(file, () => {
    jest.requireActual(`./${file}`);
  });
}
