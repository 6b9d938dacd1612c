/** Checks the site beside the page (a web worker), so that typing never waits for the check. */
import { inspectContent } from "../../content/check/check";
import type { ContentProblem } from "../../content/check/document";
import { type FileState, siteFiles } from "../folder/site-files";

/** Files that are new, different or gone. */
export type FileChanges = readonly (readonly [file: string, state: FileState])[];

/** What the page asks, with the port for the answer. */
export interface Question {
  /** Files as they would be, to be checked. */
  draft: FileChanges;
  /** Every file of the site without them. */
  files: ReadonlyMap<string, FileState>;
}

const isSame = (a: ContentProblem) => (b: ContentProblem) =>
  a.file === b.file && a.label === b.label && a.message === b.message;

/** The site without any draft, and what is wrong there. */
let site: { files: Question["files"]; problems: readonly ContentProblem[] } | undefined;

/** What is wrong on the site without any draft; checked again once a file has changed, as that takes long. */
const problemsOf = (files: Question["files"]): readonly ContentProblem[] => {
  const known = site?.files;
  if (!site || known?.size !== files.size || [...files].some(([file, state]) => known.get(file) !== state)) {
    site = { files, problems: inspectContent(siteFiles(files)).problems };
  }
  return site.problems;
};

/** What is wrong in the files of a draft, and what it makes wrong in others. */
const inspect = ({ draft, files }: Question) => {
  const known = problemsOf(files);
  const edited = new Map(draft);
  const all = siteFiles(new Map([...files, ...edited]));
  const { problems, warnings } = inspectContent({ ...all, edited: new Set(edited.keys()) });
  const inDraft = ({ file }: ContentProblem) => edited.has(file);
  return {
    problems: problems.filter((problem) => inDraft(problem) || !known.some(isSame(problem))),
    warnings: warnings.filter(inDraft),
  };
};

/** What the check says of a draft among the other files. */
export type DraftReport = ReturnType<typeof inspect>;

globalThis.addEventListener("message", ({ data, ports }: MessageEvent<Question>) => {
  ports[0]?.postMessage(inspect(data));
});
