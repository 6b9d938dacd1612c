import { allFiles } from "../folder/site-files";
import type { Answer, DraftReport, FileChanges, Question } from "./worker";

/** Address of the worker, beside the studio's page (scripts/lib/studio-bundle.ts). */
const WORKER = "./worker.js";

/** Longest that an editor waits for the check, in ms. */
const PATIENCE = 30_000;

/** What an editor reads where the check does not run. */
const NO_CHECK =
  "De controle is niet geladen, dus opslaan kan nu niet. Je tekst blijft staan. Kijk of er verbinding is en probeer het opnieuw.";

interface Waiting {
  resolve(report: DraftReport): void;
  reject(error: Error): void;
}

let worker: Worker | undefined;
let asked = 0;

/** What the worker knows of the site. */
let known: ReadonlyMap<string, string | null> = new Map();

/** Open questions, by number. */
const waiting = new Map<number, Waiting>();

/** The worker is of no use any more: the next question starts another. */
const giveUp = (): void => {
  worker?.terminate();
  worker = undefined;
  known = new Map();
  for (const { reject } of waiting.values()) {
    reject(new Error(NO_CHECK));
  }
  waiting.clear();
};

const started = (): Worker => {
  if (!worker) {
    worker = new Worker(WORKER, { type: "module" });
    worker.addEventListener("error", giveUp);
    worker.addEventListener("message", ({ data }: MessageEvent<Answer>) => {
      waiting.get(data.number)?.resolve(data);
      waiting.delete(data.number);
    });
  }
  return worker;
};

/** What the worker does not know yet. */
const news = (): FileChanges => {
  const before = known;
  known = allFiles();
  const gone = [...before.keys()].filter((file) => !known.has(file));
  return [
    ...[...known].filter(([file, text]) => before.get(file) !== text),
    ...gone.map((file) => [file, undefined] as const),
  ];
};

/**
 * Lets the worker say what is wrong with a draft among the other files of the site.
 *
 * @throws where the check does not run, with a message for the editor
 */
export const inspectDraft = (draft: FileChanges): Promise<DraftReport> => {
  asked += 1;
  const number = asked;
  const answer = new Promise<DraftReport>((resolve, reject) => waiting.set(number, { resolve, reject }));
  const timer = setTimeout(giveUp, PATIENCE);
  started().postMessage({ number, draft, changes: news() } satisfies Question);
  return answer.finally(() => clearTimeout(timer));
};
