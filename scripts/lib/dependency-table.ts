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

/** Licence expression of a package: `MIT`, `(MIT OR Apache-2.0)`, `MIT AND OFL-1.1`. */
export const licenceOf = ({ license, licenses = [] }: PackageFacts): string =>
  license ?? licenses.map(({ type }) => type).join(" AND ");

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
