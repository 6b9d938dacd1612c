import type { GatsbyNode, Reporter } from "gatsby";
import { inspectContent } from "../content/check/check";
import { filesOnDisk } from "../content/check/disk";
import type { ContentProblem } from "../content/check/document";
import { count } from "../content/check/dutch";
import { formatProblems, formatWarnings } from "../content/check/format";
import { watchContent } from "../content/check/watch";

/** Most warnings in the log. */
const MOST_WARNINGS = 20;

/** What Gatsby prints above the problems; without an error of the site's own it prints UNKNOWN. */
const ERRORS: Parameters<Reporter["setErrorMap"]>[0] = {
  content: {
    level: "ERROR" as const,
    category: "USER" as const,
    text: ({ message }: { message: string }) => `De inhoud klopt nog niet.\n\n${message}`,
  },
};

/** What an editor reads when a build stops, and in `develop`. */
const problemsError = (problems: readonly ContentProblem[]) => ({
  id: "content",
  context: {
    message: `${formatProblems(problems)}\n\nHerstel dit en sla op; \`npm run check:content\` controleert hetzelfde.`,
  },
});

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

/**
 * Gatsby API: has all content checked before pages are made of it. A build stops with all problems at once; `develop`
 * shows them, and shows after each save what is left.
 */
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = ({ reporter, store }) => {
  reporter.setErrorMap(ERRORS);
  const root: string = store.getState().program.directory;
  const developing = process.env.gatsby_executing_command === "develop";
  const reportProblems = problemReporter(reporter);
  const { problems, warnings } = inspectContent(filesOnDisk(root));
  if (warnings.length > 0) {
    reporter.warn(formatWarnings(warnings, MOST_WARNINGS));
  }
  if (!developing && problems.length > 0) {
    reporter.panicOnBuild(problemsError(problems));
  }
  if (developing) {
    reportProblems(problems);
    const checkAgain = () => {
      try {
        reportProblems(inspectContent(filesOnDisk(root)).problems);
      } catch (error) {
        // A file may go while it is read; the next save is checked again.
        reporter.warn(`De inhoud kon niet worden gecontroleerd: ${error}`);
      }
    };
    process.once("exit", watchContent(root, checkAgain));
  }
};
