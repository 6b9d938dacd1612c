/**
 * Measures build and development server: copies the project to a temporary folder, adds made-up cities, builds without
 * any cache, changes one city and builds again, then starts `develop` and saves that city. Writes a table to the terminal
 * and to .reports/build.md.
 *
 *   npm run bench:build [cities…] [-- --from <another checkout>]
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import { buildProject, syncProject } from "./lib/project-copy";
import { median, publishTable, runScript } from "./lib/script";

const SIZES = [0, 1000, 4000];
const REPORT = path.resolve(".reports/build.md");

const PORT = 8765;
const PATIENCE_MS = 300_000;

/** Pause between saves; `develop` still writes its cache meanwhile. */
const LOOK_MS = 2000;
const SAVES = 5;

/** The first city, which the others are made of: its texts for search engines name it, so that theirs differ. */
const cityIn = async (folder: string) => {
  const cities = path.join(folder, "data/cities");
  const [name = ""] = (await readdir(cities)).sort();
  const file = path.join(cities, name);
  return { cities, file, city: JSON.parse(await readFile(file, "utf8")) };
};

const addCities = async (folder: string, count: number): Promise<void> => {
  const { cities, city } = await cityIn(folder);
  for (let index = 1; index <= count; index += 1) {
    const made = JSON.parse(JSON.stringify(city).replaceAll(city.name, `Ort${index}`));
    await writeFile(path.join(cities, `ort-${index}.json`), JSON.stringify({ ...made, slug: `ort-${index}` }));
  }
};

/** Saves another lead of a city, and returns the place of its page's data. */
const editCity = async (folder: string, lead: string): Promise<string> => {
  const { file, city } = await cityIn(folder);
  await writeFile(file, `${JSON.stringify({ ...city, lead }, null, 2)}\n`);
  return `page-data/arbeidsmediation-${city.slug}/page-data.json`;
};

/** Waits until `develop` serves a file with a text, and returns the time. */
const served = async (file: string, text: string): Promise<number> => {
  const end = performance.now() + PATIENCE_MS;
  while (performance.now() < end) {
    const answer = await fetch(`http://127.0.0.1:${PORT}/${file}`).catch(() => undefined);
    if (answer?.ok && (await answer.text()).includes(text)) {
      return performance.now();
    }
    await wait(50);
  }
  throw new Error(`develop did not serve ${file} as expected`);
};

/** Milliseconds from the start of `develop` to the first complete page, and from saving to the new data (median). */
const measureDevelop = async (folder: string): Promise<number[]> => {
  const started = performance.now();
  const child = spawn(process.execPath, ["node_modules/gatsby/cli.js", "develop", "-p", String(PORT)], {
    cwd: folder,
    env: { ...process.env, GATSBY_TELEMETRY_DISABLED: "1", NODE_ENV: "development", CI: "" },
    stdio: "ignore",
  });
  try {
    await served("commons.js", "");
    await served("page-data/index/page-data.json", '"data"');
    const start = (await served("", "___gatsby")) - started;
    const saves: number[] = [];
    while (saves.length < SAVES) {
      await wait(LOOK_MS);
      const text = `Inleiding ${saves.length}, voor wie dit opslaat.`;
      const saved = performance.now();
      saves.push((await served(await editCity(folder, text), text)) - saved);
    }
    return [start, median(saves)];
  } finally {
    child.kill("SIGINT");
    await once(child, "exit");
  }
};

/** Seconds of a cold build, of one after a change of one city, and of `develop`; before them the number of pages. */
const measure = async (cities: number): Promise<number[]> => {
  const folder = await mkdtemp(path.join(os.tmpdir(), "build-"));
  try {
    await syncProject(folder);
    await addCities(folder, cities);
    const cold = await buildProject(folder);
    const entries = await readdir(path.join(folder, "public"), { recursive: true });
    await editCity(folder, "Een nieuwe inleiding van deze stad.");
    const edited = await buildProject(folder);
    await rm(path.join(folder, ".cache"), { recursive: true });
    const [start = 0, save = 0] = await measureDevelop(folder);
    return [entries.filter((file) => file.endsWith("index.html")).length, cold, edited, start / 1000, save / 1000];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

const main = async (): Promise<void> => {
  const { values, positionals } = parseArgs({ options: { from: { type: "string" } }, allowPositionals: true });
  process.chdir(values.from ?? ".");
  const rows: number[][] = [];
  for (const cities of positionals.length > 0 ? positionals.map(Number) : SIZES) {
    rows.push(await measure(cities));
  }
  const [first = []] = rows;
  const cells = rows.map(([pages = 0, ...seconds]) => {
    const perPage = (((seconds[0] ?? 0) - (first[1] ?? 0)) * 1000) / (pages - (first[0] ?? 0));
    return [pages, ...seconds.map((time) => time.toFixed(1)), pages === first[0] ? "–" : perPage.toFixed(1)];
  });
  const heading = ["pages", "cold build s", "one city edited s", "develop s", "save s", "ms per extra page"];
  await publishTable(REPORT, [heading, ...cells]);
};

runScript(main);
