/** Used fields of a package's package.json. */
export interface PackageFacts {
  name: string;
  version: string;
  license?: string;
  /** Old form of `license`. */
  licenses?: readonly { type: string }[];
  repository?: string | { url?: string };
}

export interface Dependency {
  facts: PackageFacts;
  /** Whether the build needs it, not only tests. */
  forBuild: boolean;
  /** Deprecation message of its makers. */
  deprecated?: string | undefined;
}

/** Permissive licences, and those that only require changes to the package itself to be shared. */
const ACCEPTED =
  /^(?:MIT|MIT-0|ISC|BSD-[23]-Clause|Apache-2\.0|0BSD|OFL-1\.1|MPL-2\.0|CC0-1\.0|LGPL-3\.0(?:-or-later)?)$/;

/** Licence expression of a package: `MIT`, `(MIT OR Apache-2.0)`, `MIT AND OFL-1.1`. */
export const licenceOf = ({ license, licenses = [] }: PackageFacts): string =>
  license ?? licenses.map(({ type }) => type).join(" AND ");

/** Whether all licences of an `AND`, or one of an `OR`, are accepted. */
export const isAccepted = (licence: string): boolean => {
  const parts = (text: string, word: string) => text.replaceAll(/[()]/g, "").split(` ${word} `);
  return parts(licence, "OR").some((choice) => parts(choice, "AND").every((one) => ACCEPTED.test(one.trim())));
};

const sourceOf = ({ repository }: PackageFacts): string => {
  const url = typeof repository === "string" ? repository : (repository?.url ?? "");
  const [, place = ""] = /(?:github\.com[/:]|^github:|^)([\w.-]+\/[\w.-]+?)(?:\.git)?(?:[#/].*)?$/.exec(url) ?? [];
  return place;
};

/** All dependencies as a table in Markdown. */
export const dependencyTable = (dependencies: readonly Dependency[]): string => {
  const rows = dependencies.map(({ facts, forBuild, deprecated }) =>
    [
      facts.name,
      facts.version,
      licenceOf(facts),
      forBuild ? "build" : "tests",
      sourceOf(facts),
      deprecated ?? "–",
    ].join(" | "),
  );
  const head = ["Package | Version | Licence | For | Source on GitHub | Given up", "--- | --- | --- | --- | --- | ---"];
  return [...head, ...rows].map((row) => `| ${row} |\n`).join("");
};
