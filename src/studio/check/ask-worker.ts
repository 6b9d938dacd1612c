import { allFiles } from "../folder/site-files";
import type { Answer, Draft, DraftReport, Question } from "./worker";

/** Address of the worker, beside the studio's page (scripts/lib/studio-bundle.ts). */
const WORKER = "./worker.js";

/** What the worker knows of the site. */
let known: ReadonlyMap<string, string | null> = new Map();

const news = (): Question["changes"] => {
  const before = known;
  known = allFiles();
  const gone = [...before.keys()].filter((file) => !known.has(file));
  return [
    ...[...known].filter(([file, text]) => before.get(file) !== text),
    ...gone.map((file) => [file, undefined] as const),
  ];
};

let worker: Worker | undefined;
let asked = 0;

/** The worker, which is started when it is first needed. */
const started = (): Worker => {
  worker ??= new Worker(WORKER, { type: "module" });
  return worker;
};

/** Lets the worker read and check the site before the first form is open. */
export const prepareWorker = (): void => {
  started().postMessage({ number: 0, changes: news() } satisfies Question);
};

/**
 * Lets the worker say what is wrong with a draft among the other files of the site.
 *
 * @throws when the check itself fails
 */
export const inspectDraft = (draft: Draft): Promise<DraftReport> =>
  new Promise((resolve, reject) => {
    const to = started();
    asked += 1;
    const number = asked;
    const listening = new AbortController();
    const { signal } = listening;
    const onMessage = ({ data }: MessageEvent<Answer>) => {
      if (data.number === number) {
        listening.abort();
        resolve(data);
      }
    };
    const onError = ({ message }: ErrorEvent) => {
      listening.abort();
      reject(new Error(`De controle is gestopt: ${message}`));
    };
    to.addEventListener("message", onMessage, { signal });
    to.addEventListener("error", onError, { signal });
    to.postMessage({ number, draft, changes: news() } satisfies Question);
  });
