import { readFileSync } from "node:fs";
import { dependencies, devDependencies } from "../package.json";

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

interface PackageFacts {
  license?: string;
  /** Old form of `license`. */
  licenses?: readonly { type: string }[];
}

const readJson = (file: string) => JSON.parse(readFileSync(file, "utf8"));

test("every direct dependency has an accepted licence, and none was given up by its makers", () => {
  const locked: Record<string, { deprecated?: string }> = readJson("package-lock.json").packages;
  const packages = Object.keys({ ...dependencies, ...devDependencies }).map((name) => {
    const { license, licenses = [] }: PackageFacts = readJson(`node_modules/${name}/package.json`);
    const licence = license ?? licenses.map(({ type }) => type).join(" AND ");
    return { name, licence, deprecated: locked[`node_modules/${name}`]?.deprecated };
  });
  expect(packages.filter(({ licence }) => !isAccepted(licence))).toEqual([]);
  expect(packages.filter(({ deprecated }) => deprecated)).toEqual([]);
});
