import { spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";

const PORT = 8765;
const POLL_MS = 50;
const PATIENCE_MS = 300_000;

/** Asks until an answer passes, and says when that was. */
const until = async (file: string, passes: (text: string) => boolean): Promise<number> => {
  const end = performance.now() + PATIENCE_MS;
  while (performance.now() < end) {
    const answer = await fetch(`http://127.0.0.1:${PORT}/${file}`).catch(() => undefined);
    if (answer?.ok && passes(await answer.text())) {
      return performance.now();
    }
    await wait(POLL_MS);
  }
  throw new Error(`develop did not serve ${file} as expected`);
};

/**
 * Starts `gatsby develop` in a project, saves a change of a page, and stops.
 *
 * @param save - saves the text that the page is to show, and says where the page is
 * @returns from start to the first page with its scripts and data, and from saving to the new data, in s
 */
export const measureDevelop = async (
  folder: string,
  save: (text: string) => Promise<{ path: string }>,
): Promise<{ start: number; save: number }> => {
  const started = performance.now();
  const child = spawn(process.execPath, ["node_modules/gatsby/cli.js", "develop", "-p", String(PORT)], {
    cwd: folder,
    env: { ...process.env, GATSBY_TELEMETRY_DISABLED: "1", NODE_ENV: "development", CI: "" },
    stdio: "ignore",
  });
  try {
    await until("commons.js", () => true);
    await until("page-data/index/page-data.json", (text) => text.includes('"data"'));
    const shown = await until("", (text) => text.includes("___gatsby"));
    const text = "Een nieuwe inleiding voor wie dit opslaat.";
    const { path } = await save("Een inleiding vooraf.");
    await until(`page-data/${path}/page-data.json`, (data) => data.includes("Een inleiding vooraf."));
    const saved = performance.now();
    await save(text);
    const seen = await until(`page-data/${path}/page-data.json`, (data) => data.includes(text));
    return { start: (shown - started) / 1000, save: (seen - saved) / 1000 };
  } finally {
    child.kill("SIGINT");
    await once(child, "exit");
  }
};
