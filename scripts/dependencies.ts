/**
 * Writes docs/dependencies.md: the licence of every direct dependency, where its source is, and whether it was given up.
 *
 *   npm run dependencies
 */
import { writeFileSync } from "node:fs";
import { dependencyTable } from "./lib/dependency-table";
import { directDependencies } from "./lib/direct-dependencies";

writeFileSync(
  "docs/dependencies.md",
  `# Direct dependencies

Written by \`npm run dependencies\` from the installed packages and the lock file. A test sees to it that every licence is an
accepted one and that no package was given up by its makers.

${dependencyTable(directDependencies())}`,
);
