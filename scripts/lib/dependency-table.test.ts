import { dependencyTable, licenceOf } from "./dependency-table";
import { directDependencies } from "./direct-dependencies";

/** Permissive licences, and those that only require changes to the package itself to be shared. */
const ACCEPTED =
  /^(?:MIT|MIT-0|ISC|BSD-[23]-Clause|Apache-2\.0|0BSD|OFL-1\.1|MPL-2\.0|CC0-1\.0|LGPL-3\.0(?:-or-later)?)$/;

/** Whether all licences of an `AND`, or one of an `OR`, are accepted. */
const isAccepted = (licence: string): boolean => {
  const parts = (text: string, word: string) => text.replaceAll(/[()]/g, "").split(` ${word} `);
  return parts(licence, "OR").some((choice) => parts(choice, "AND").every((one) => ACCEPTED.test(one.trim())));
};

test.each([
  ["MIT", true],
  ["(MIT OR GPL-3.0)", true],
  ["MIT AND OFL-1.1", true],
  ["MIT AND GPL-3.0", false],
  ["UNLICENSED", false],
  ["", false],
])("licence %s: accepted %s", (licence, accepted) => {
  expect(isAccepted(licence)).toBe(accepted);
});

test("a row has name, version, licence, use, source and what its makers said", () => {
  const facts = {
    name: "a",
    version: "1.0.0",
    licenses: [{ type: "MIT" }],
    repository: "git+https://github.com/b/a.git",
  };
  expect(dependencyTable([{ facts, forBuild: true, deprecated: "use c" }])).toContain(
    "| a | 1.0.0 | MIT | build | b/a | use c |\n",
  );
});

test("every direct dependency has an accepted licence, and none was given up", () => {
  const dependencies = directDependencies();
  expect(dependencies.filter(({ facts }) => !isAccepted(licenceOf(facts))).map(({ facts }) => facts.name)).toEqual([]);
  expect(dependencies.filter(({ deprecated }) => deprecated).map(({ facts }) => facts.name)).toEqual([]);
});
