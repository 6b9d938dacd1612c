import { readFileSync } from "node:fs";
import { dependencies, devDependencies } from "../../package.json";
import type { Dependency, PackageFacts } from "./dependency-table";

/** The installed packages of package.json, with their data in the lock file. */
export const directDependencies = (): Dependency[] => {
  const { packages }: { packages: Record<string, { deprecated?: string }> } = JSON.parse(
    readFileSync("package-lock.json", "utf8"),
  );
  return Object.keys({ ...dependencies, ...devDependencies }).map((name) => ({
    facts: JSON.parse(readFileSync(`node_modules/${name}/package.json`, "utf8")) as PackageFacts,
    forBuild: name in dependencies,
    deprecated: packages[`node_modules/${name}`]?.deprecated,
  }));
};
