import type { GatsbyNode, Reporter } from "gatsby";
import { inspectContent } from "../content-check/check";
import { filesOnDisk } from "../content-check/disk";
import { count } from "../content-check/dutch";
import { formatProblems, formatWarnings } from "../content-check/format";
import type { ContentProblem } from "../content-check/problem";
import { watchContent } from "../content-check/watch";
import { writeSectionMap } from "./section-map";

/** A log with more is read by nobody, and takes longer to write than its pages to build. */
const MOST_WARNINGS = 20;

const textOf = (problems: readonly ContentProblem[]): string =>
  `De inhoud klopt nog niet.\n\n${formatProblems(problems)}\n\nHerstel dit en sla op; \`npm run check:content\` controleert hetzelfde.`;

/**
 * Reports the state of the content after every save: its problems, or once that all is well again.
 *
 * @param startedWith number of problems that were reported before the first save
 * @returns what to call after a save
 */
export const saveReporter = (root: string, reporter: Reporter, startedWith: number): (() => void) => {
  let before = startedWith;
  return () => {
    const { problems } = inspectContent(filesOnDisk(root));
    if (problems.length > 0) {
      reporter.error(textOf(problems));
    } else if (before > 0) {
      reporter.success(`De inhoud klopt weer (${count(before, "fout", "fouten")} hersteld).`);
    }
    before = problems.length;
  };
};

/**
 * Gatsby API: checks all content before anything is made of it. A build stops with all problems at once; `develop`
 * shows them, and shows after each save what is left.
 */
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = ({ reporter, store }) => {
  const root: string = store.getState().program.directory;
  const lacks = writeSectionMap(process.cwd());
  if (lacks.length > 0) {
    reporter.panic(`Section types of the content model without their component:\n\n${lacks.join("\n")}`);
  }
  const { problems, warnings } = inspectContent(filesOnDisk(root));
  const developing = process.env.gatsby_executing_command === "develop";
  if (warnings.length > 0) {
    reporter.warn(formatWarnings(warnings, MOST_WARNINGS));
  }
  if (problems.length > 0) {
    if (developing) {
      reporter.error(textOf(problems));
    } else {
      reporter.panicOnBuild(textOf(problems));
    }
  }
  if (developing) {
    const tellModel = () => reporter.warn("src/content-model has changed: restart `npm run develop` to use it.");
    const endings = [
      watchContent(root, saveReporter(root, reporter, problems.length)),
      watchContent(root, tellModel, ["src/content-model"]),
    ];
    process.once("exit", () => {
      for (const end of endings) {
        end();
      }
    });
  }
};
