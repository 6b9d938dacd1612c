import type { Reporter } from "gatsby";
import { count } from "../content/check/dutch";
import { formatProblems } from "../content/check/format";
import type { ContentProblem } from "../content/check/problem";
import { siteError } from "./errors";

/** What an editor reads when a build stops, and in `develop`. */
export const problemsError = (problems: readonly ContentProblem[]) =>
  siteError(
    "content",
    `${formatProblems(problems)}\n\nHerstel dit en sla op; \`npm run check:content\` controleert hetzelfde.`,
  );

/**
 * Reports problems after each check, and once that they are solved.
 * @returns what to call with the problems of each check
 */
export const problemReporter = (reporter: Reporter): ((problems: readonly ContentProblem[]) => void) => {
  let before = 0;
  return (problems) => {
    if (problems.length > 0) {
      reporter.error(problemsError(problems));
    } else if (before > 0) {
      reporter.success(`De inhoud klopt weer (${count(before, "fout", "fouten")} hersteld).`);
    }
    before = problems.length;
  };
};
