/**
 * Checks the site beside the page (a web worker), so that typing never waits for the check. It keeps a copy of the
 * site's files, of which the page sends what has changed.
 */
import { type ContentReport, inspectContent } from "../../content/check/check";
import type { ContentProblem } from "../../content/check/document";
import { type FileState, setFile, siteFiles, stateOf } from "../folder/site-files";

/** Files that are new, different or gone. */
export type FileChanges = readonly (readonly [file: string, state: FileState])[];

/** What the page asks, with the port for the answer. */
export interface Question {
  /** Files as they would be, to be checked. */
  draft: FileChanges;
  /** What has changed on the site since the last question. */
  changes: FileChanges;
}

/** What the check says of a draft among the other files. */
export interface DraftReport {
  /** What is wrong in its files, and what it makes wrong in others. */
  problems: readonly ContentProblem[];
  warnings: readonly ContentProblem[];
}

/** What the check says of the site without any draft; undefined after a change. */
let site: ContentReport | undefined;

const isSame = (a: ContentProblem) => (b: ContentProblem) =>
  a.file === b.file && a.label === b.label && a.message === b.message;

const apply = (changes: FileChanges): void => {
  for (const [file, state] of changes) {
    setFile(file, state);
  }
};

const withDraft = (draft: FileChanges): ContentReport => {
  const before = draft.map(([file]) => [file, stateOf(file)] as const);
  apply(draft);
  try {
    return inspectContent({ ...siteFiles(), edited: new Set(draft.map(([file]) => file)) });
  } finally {
    apply(before);
  }
};

const inspect = (draft: FileChanges): DraftReport => {
  site ??= inspectContent(siteFiles());
  const known = site.problems;
  const { problems, warnings } = withDraft(draft);
  const inDraft = ({ file }: ContentProblem) => draft.some(([name]) => name === file);
  return {
    problems: problems.filter((problem) => inDraft(problem) || !known.some(isSame(problem))),
    warnings: warnings.filter(inDraft),
  };
};

globalThis.addEventListener("message", ({ data: { draft, changes }, ports }: MessageEvent<Question>) => {
  apply(changes);
  if (changes.length > 0) {
    site = undefined;
  }
  ports[0]?.postMessage(inspect(draft));
});
