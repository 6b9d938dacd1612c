/**
 * Checks the site beside the page (a web worker), so that typing never waits for the check. It keeps a copy of the
 * site's files, of which the page sends what has changed.
 */
import { type ContentReport, inspectContent } from "../../content-check/check";
import type { ContentProblem } from "../../content-check/problem";
import { addName, fileText, setFile, siteFiles } from "../folder/site-files";

/** A file as it would be, for the worker to check. */
export interface Draft {
  file: string;
  text: string;
  /** Pictures that will be there once it is saved. */
  images: readonly string[];
}

/** What the page asks. */
export interface Question {
  number: number;
  /** None where the worker only gets to know the site. */
  draft?: Draft;
  /** Files that are new or different, with their texts; null where a file is no text, undefined where it is gone. */
  changes: readonly (readonly [file: string, text: string | null | undefined])[];
}

/** What the check says of a draft among the other files. */
export interface DraftReport {
  problems: readonly ContentProblem[];
  warnings: readonly ContentProblem[];
  /** What the draft makes wrong in other files. */
  elsewhere: readonly ContentProblem[];
}

/** What the worker answers. */
export interface Answer extends DraftReport {
  number: number;
}

/** What the check says of the site without any draft; undefined after a change. */
let site: ContentReport | undefined;

/** What was answered last: the engine asks again before it saves. */
let last: { asked: string; report: DraftReport } | undefined;

const isSame = (a: ContentProblem) => (b: ContentProblem) => a.file === b.file && a.message === b.message;

const withDraft = ({ file, text, images }: Draft): ContentReport => {
  const before = fileText(file);
  const added = images.filter(addName);
  setFile(file, text);
  try {
    return inspectContent(siteFiles());
  } finally {
    setFile(file, before);
    for (const image of added) {
      setFile(image, undefined);
    }
  }
};

const siteReport = (): ContentReport => {
  site ??= inspectContent(siteFiles());
  return site;
};

const inspect = (draft: Draft): DraftReport => {
  const known = siteReport().problems;
  const { problems, warnings } = withDraft(draft);
  const inFile = ({ file }: ContentProblem) => file === draft.file;
  return {
    problems: problems.filter(inFile),
    warnings: warnings.filter(inFile),
    elsewhere: problems.filter((problem) => !inFile(problem) && !known.some(isSame(problem))),
  };
};

const apply = (changes: Question["changes"]): void => {
  for (const [file, text] of changes) {
    if (text === null) {
      addName(file);
    } else {
      setFile(file, text);
    }
  }
  if (changes.length > 0) {
    site = undefined;
    last = undefined;
  }
};

globalThis.addEventListener("message", ({ data }: MessageEvent<Question>) => {
  apply(data.changes);
  if (!data.draft) {
    siteReport();
    return;
  }
  const asked = JSON.stringify(data.draft);
  if (last?.asked !== asked) {
    last = { asked, report: inspect(data.draft) };
  }
  postMessage({ number: data.number, ...last.report } satisfies Answer);
});
