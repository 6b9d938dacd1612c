import { dependencyTable, isAccepted, licenceOf } from "./dependency-table";
import { directDependencies } from "./direct-dependencies";

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
