import { spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { median } from "./lighthouse-report";

const PORT = 8765;
const POLL_MS = 50;
const PATIENCE_MS = 300_000;

/** Pause between saves; `develop` still writes its cache meanwhile. */
const LOOK_MS = 2000;
const SAVES = 5;

/** Polls a file until it passes, and returns the time. */
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
 * Starts `gatsby develop` in a project, saves changes of a page, and stops.
 * @param save saves the text that the page should show, and returns the page's place
 * @returns seconds from start to the first complete page, and from saving to the new data (median)
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
    const saves: number[] = [];
    for (let turn = 1; turn <= SAVES; turn += 1) {
      await wait(LOOK_MS);
      const text = `Inleiding ${turn}, voor wie dit opslaat.`;
      const saved = performance.now();
      const { path } = await save(text);
      saves.push((await until(`page-data/${path}/page-data.json`, (data) => data.includes(text))) - saved);
    }
    return { start: (shown - started) / 1000, save: median(saves) / 1000 };
  } finally {
    child.kill("SIGINT");
    await once(child, "exit");
  }
};
