import type { Reporter } from "gatsby";
import { type ContentReport, inspectContent } from "../content-check/check";
import { filesOnDisk } from "../content-check/disk";
import { count } from "../content-check/dutch";
import { formatProblems } from "../content-check/format";
import { loadContent } from "../content-check/load";
import type { ContentProblem } from "../content-check/problem";
import { inThread } from "../lib/in-thread";

/** What an editor reads when a build stops, and in `develop`. */
export const textOf = (problems: readonly ContentProblem[]): string =>
  `De inhoud klopt nog niet.\n\n${formatProblems(problems)}\n\nHerstel dit en sla op; \`npm run check:content\` controleert hetzelfde.`;

/**
 * Tells of problems for as long as there are some, and once that all is well again.
 *
 * @returns what to call with the problems of each check
 */
export const problemReporter = (reporter: Reporter): ((problems: readonly ContentProblem[]) => void) => {
  let before = 0;
  return (problems) => {
    if (problems.length > 0) {
      reporter.error(textOf(problems));
    } else if (before > 0) {
      reporter.success(`De inhoud klopt weer (${count(before, "fout", "fouten")} hersteld).`);
    }
    before = problems.length;
  };
};

let checked: Promise<void> = Promise.resolve();

let isWaiting = false;

/**
 * Checks all content in a thread of its own, after the check before it, while Gatsby goes on. One that waits for its turn
 * sees what is saved meanwhile, so there is never more than one that waits.
 *
 * @param root the project's root, absolute
 * @param tell called with what was found
 * @param fail called when the check itself could not be made
 */
export const checkAlongside = (
  root: string,
  tell: (report: ContentReport) => void,
  fail: (error: Error) => void,
): void => {
  if (isWaiting) {
    return;
  }
  isWaiting = true;
  const check = () => {
    isWaiting = false;
    return inThread<ContentReport>("src/content-check/check-thread.ts", root);
  };
  checked = checked.then(check).then(tell, fail);
};

/** Checks all content: alongside, when Gatsby can read it; at once otherwise, as Gatsby would stop at the first file. */
export const startContentCheck: typeof checkAlongside = (root, tell, fail) => {
  const files = filesOnDisk(root);
  if (loadContent(files).documents.some(({ problems }) => problems.length > 0)) {
    tell(inspectContent(files));
  } else {
    checkAlongside(root, tell, fail);
  }
};

/** Waits until the content that was there is checked, and told of. */
export const contentChecked = (): Promise<void> => checked;
