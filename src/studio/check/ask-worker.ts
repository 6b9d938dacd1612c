import { allFiles } from "../folder/site-files";
import type { DraftReport, FileChanges, Question } from "./worker";

/** Longest that an editor waits for the check, in ms. */
const TIMEOUT_MS = 30_000;

/** What an editor reads where the check does not run. */
const NO_CHECK =
  "De controle is niet geladen, dus opslaan kan nu niet. Je tekst blijft staan. Kijk of er verbinding is en probeer het opnieuw.";

let worker: Worker | undefined;

const started = (): Worker => {
  // It lies beside the studio's page (scripts/lib/studio-bundle.ts).
  const starting = new Worker("./worker.js", { type: "module" });
  // It is of no use any more: the next question starts another.
  starting.addEventListener("error", () => {
    starting.terminate();
    worker = undefined;
  });
  return starting;
};

/**
 * Lets the worker say what is wrong with a draft among the other files of the site.
 *
 * @throws where the check does not run, with a message for the editor
 */
export const inspectDraft = (draft: FileChanges): Promise<DraftReport> => {
  worker ??= started();
  const asked = worker;
  const { port1, port2 } = new MessageChannel();
  const timer = setTimeout(() => asked.dispatchEvent(new Event("error")), TIMEOUT_MS);
  const stopped = new AbortController();
  const answer = new Promise<DraftReport>((resolve, reject) => {
    port1.onmessage = ({ data }) => resolve(data);
    asked.addEventListener("error", () => reject(new Error(NO_CHECK)), { signal: stopped.signal });
  });
  asked.postMessage({ draft, files: allFiles() } satisfies Question, [port2]);
  return answer.finally(() => {
    clearTimeout(timer);
    stopped.abort();
    port1.close();
  });
};
