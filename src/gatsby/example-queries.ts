import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import type { CreatePagesArgs, Reporter } from "gatsby";

export const EXAMPLES_FOLDER = path.resolve("docs/graphql");

/** Whether an answer is empty: no rows, or nothing but nulls. */
export const isEmptyAnswer = (answer: unknown): boolean => {
  if (answer === null || answer === undefined) {
    return true;
  }
  if (typeof answer !== "object") {
    return false;
  }
  const parts = "nodes" in answer ? [answer.nodes] : Object.values(answer);
  return parts.every(isEmptyAnswer);
};

/**
 * Runs the example queries of docs/graphql against the real schema and data. An error stops the build; an empty answer,
 * as after an edit of the content, is a warning.
 */
export const runExampleQueries = async (
  graphql: CreatePagesArgs["graphql"],
  reporter: Pick<Reporter, "panicOnBuild" | "warn">,
  folder: string = EXAMPLES_FOLDER,
): Promise<void> => {
  const files = (await readdir(folder)).filter((file) => file.endsWith(".graphql")).sort();
  for (const file of files) {
    const { data, errors } = await graphql<object>(await readFile(path.join(folder, file), "utf8"));
    if (errors) {
      reporter.panicOnBuild(`docs/graphql/${file} past niet meer bij het schema.`, errors);
    } else if (isEmptyAnswer(data)) {
      reporter.warn(`docs/graphql/${file} geeft een leeg antwoord: pas de vraag aan bij de inhoud van de site.`);
    }
  }
};
