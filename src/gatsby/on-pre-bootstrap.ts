import type { GatsbyNode } from "gatsby";
import type { ContentReport } from "../content-check/check";
import { formatWarnings } from "../content-check/format";
import { watchContent } from "../content-check/watch";
import { checkAlongside, problemReporter, startContentCheck, textOf } from "./content-check";
import { writeSectionMap } from "./section-map";

/** A log with more is read by nobody, and takes longer to write than its pages to build. */
const MOST_WARNINGS = 20;

/**
 * Gatsby API: has all content checked before pages are made of it. A build stops with all problems at once; `develop`
 * shows them, and shows after each save what is left.
 */
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = ({ reporter, store }) => {
  const root: string = store.getState().program.directory;
  const lacks = writeSectionMap(process.cwd());
  if (lacks.length > 0) {
    reporter.panic(
      `Section types of the content model without their component (README.md has one to copy):\n\n${lacks.join("\n")}`,
    );
  }
  const developing = process.env.gatsby_executing_command === "develop";
  const reportProblems = problemReporter(reporter);
  const tell = ({ problems, warnings }: ContentReport) => {
    if (warnings.length > 0) {
      reporter.warn(formatWarnings(warnings, MOST_WARNINGS));
    }
    if (developing) {
      reportProblems(problems);
    } else if (problems.length > 0) {
      reporter.panicOnBuild(textOf(problems));
    }
  };
  const fail = (error: Error) => reporter.panicOnBuild("De inhoud kon niet worden gecontroleerd.", error);
  startContentCheck(root, tell, fail);
  if (developing) {
    const tellModel = () => reporter.warn("src/content-model has changed: restart `npm run develop` to use it.");
    const endings = [
      watchContent(root, () => checkAlongside(root, ({ problems }) => reportProblems(problems), fail)),
      watchContent(root, tellModel, ["src/content-model"]),
    ];
    process.once("exit", () => {
      for (const end of endings) {
        end();
      }
    });
  }
};
