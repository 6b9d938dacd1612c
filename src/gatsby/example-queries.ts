import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import type { CreatePagesArgs, Reporter } from "gatsby";

const FOLDER = path.resolve("docs/graphql");

/** Where the answers of the last build are kept, for src/gatsby/example-queries.test.ts. */
export const RESULTS_FILE = path.resolve(".cache/example-queries.json");

/**
 * Runs the example queries of docs/graphql against the real schema and data, so that an example never goes stale.
 * An error in one stops the build with the name of its file.
 */
export const runExampleQueries = async (graphql: CreatePagesArgs["graphql"], reporter: Reporter): Promise<void> => {
  const files = (await readdir(FOLDER)).filter((file) => file.endsWith(".graphql"));
  const results: Record<string, unknown> = {};
  for (const file of files) {
    const { data, errors } = await graphql<object>(await readFile(path.join(FOLDER, file), "utf8"));
    if (errors) {
      reporter.panicOnBuild(`docs/graphql/${file} past niet meer bij het schema.`, errors);
    }
    results[file] = data;
  }
  await mkdir(path.dirname(RESULTS_FILE), { recursive: true });
  await writeFile(RESULTS_FILE, JSON.stringify(results));
};
