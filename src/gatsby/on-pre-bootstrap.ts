import type { GatsbyNode, Reporter } from "gatsby";
import { inspectContent } from "../content/check/check";
import { filesOnDisk } from "../content/check/disk";
import { count } from "../content/check/dutch";
import { formatProblems, formatWarnings } from "../content/check/format";

/** What Gatsby prints around the problems; without an error of the site's own it prints UNKNOWN. */
const ERRORS: Parameters<Reporter["setErrorMap"]>[0] = {
  content: {
    level: "ERROR" as const,
    category: "USER" as const,
    text: ({ message }: { message: string }) =>
      `De inhoud klopt nog niet.\n\n${message}\n\nHerstel dit en sla op; \`npm run check:content\` controleert hetzelfde.\nHeb je het model in src/content veranderd? Start develop opnieuw.`,
  },
};

/** Problems that the last check reported. */
let before = 0;

/** Checks all content and reports what is wrong, at which a build stops; after a save, once, that all is well again. */
export const checkContent = (reporter: Reporter, { withWarnings = false } = {}): void => {
  const { problems, warnings } = inspectContent(filesOnDisk(process.cwd()));
  if (withWarnings && warnings.length > 0) {
    reporter.warn(formatWarnings(warnings));
  }
  if (problems.length > 0) {
    const report = process.env.gatsby_executing_command === "develop" ? reporter.error : reporter.panicOnBuild;
    report({ id: "content", context: { message: formatProblems(problems) } });
  } else if (before > 0) {
    reporter.success(`De inhoud klopt weer (${count(before, "fout", "fouten")} hersteld).`);
  }
  before = problems.length;
};

/**
 * Gatsby API: has all content checked before pages are made of it. A build stops with all problems at once; `develop`
 * shows them, and after each save what is left (create-pages.ts).
 */
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = ({ reporter }) => {
  reporter.setErrorMap(ERRORS);
  checkContent(reporter, { withWarnings: true });
};
