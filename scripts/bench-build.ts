/**
 * Measures how the build grows: copies the project to a temporary folder, adds made-up cities, builds without any
 * cache, and writes a table to the terminal and to .reports/build.md.
 *
 *   npm run bench:build [cities…]
 */
import { spawn } from "node:child_process";
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import { type CityData, canDerive, deriveCity } from "./lib/derive-city";
import { reason } from "./lib/ensure-tool";
import { markdownTable } from "./lib/lighthouse-report";
import { residentMemory } from "./lib/process-memory";

const SIZES = [50, 1000, 4000];
const FIXED_PAGE = "kosten-mediation";
const REPORT = ".reports/build.md";
const SAMPLE_MS = 250;

/** What a build makes or does not need. */
const NOT_COPIED = new Set([
  ".cache",
  ".git",
  ".hosting",
  ".reports",
  "e2e",
  "node_modules",
  "playwright-report",
  "public",
  "test-results",
]);

interface Measurement {
  cities: number;
  pages: number;
  seconds: number;
  peakMemory: number;
  html: number;
  brotli: number;
}

const copyProject = async (cities: number): Promise<string> => {
  const folder = await mkdtemp(path.join(os.tmpdir(), `build-${cities}-`));
  for (const name of await readdir(".")) {
    if (!NOT_COPIED.has(name)) {
      await cp(name, path.join(folder, name), { recursive: true });
    }
  }
  await symlink(path.resolve("node_modules"), path.join(folder, "node_modules"));
  return folder;
};

const addCities = async (folder: string, count: number): Promise<void> => {
  const target = path.join(folder, "data/cities");
  const files = await readdir(target);
  const cities: CityData[] = await Promise.all(
    files.map(async (file) => JSON.parse(await readFile(path.join(target, file), "utf8"))),
  );
  const model = cities.find(canDerive);
  if (!model) {
    throw new Error("No city in data/cities is named in its own title and description for search engines");
  }
  for (let index = 1; index <= count; index += 1) {
    const city = deriveCity(model, index);
    await writeFile(path.join(target, `${city.slug}.json`), `${JSON.stringify(city, null, 2)}\n`);
  }
};

/** Runs a build and samples the memory of all its processes. */
const build = (folder: string): Promise<{ seconds: number; peakMemory: number }> =>
  new Promise((resolve, reject) => {
    const start = performance.now();
    const output: string[] = [];
    const child = spawn(process.execPath, ["node_modules/gatsby/cli.js", "build"], {
      cwd: folder,
      env: { ...process.env, CI: "true", GATSBY_TELEMETRY_DISABLED: "1", NODE_ENV: "production" },
      stdio: ["ignore", "pipe", "pipe"],
    });
    for (const stream of [child.stdout, child.stderr]) {
      stream.on("data", (chunk: Buffer) => output.push(chunk.toString()));
    }
    let peakMemory = 0;
    const sampler = setInterval(() => {
      peakMemory = Math.max(peakMemory, residentMemory(child.pid ?? 0));
    }, SAMPLE_MS);
    child.on("error", reject);
    child.on("exit", (code) => {
      clearInterval(sampler);
      if (code === 0) {
        resolve({ seconds: (performance.now() - start) / 1000, peakMemory });
      } else {
        reject(new Error(`The build ended with ${code}:\n${output.join("").slice(-4000)}`));
      }
    });
  });

const measure = async (cities: number): Promise<Measurement> => {
  const folder = await copyProject(cities);
  try {
    await addCities(folder, cities);
    const { seconds, peakMemory } = await build(folder);
    const html = await readFile(path.join(folder, "public", FIXED_PAGE, "index.html"));
    const entries = await readdir(path.join(folder, "public"), { recursive: true });
    return {
      cities,
      pages: entries.filter((file) => file.endsWith("index.html")).length,
      seconds,
      peakMemory,
      html: html.length,
      brotli: brotliCompressSync(html).length,
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

const table = (rows: readonly Measurement[]): string => {
  const [first] = rows;
  return markdownTable([
    [
      "cities added",
      "pages",
      "cold build s",
      "peak memory MB",
      `/${FIXED_PAGE} bytes`,
      "brotli bytes",
      "ms per extra page",
    ],
    ...rows.map(({ cities, pages, seconds, peakMemory, html, brotli }) => {
      const extra = first ? pages - first.pages : 0;
      const perPage = first && extra > 0 ? (((seconds - first.seconds) * 1000) / extra).toFixed(1) : "–";
      return [cities, pages, seconds.toFixed(1), Math.round(peakMemory / 1e6), html, brotli, perPage];
    }),
  ]);
};

const main = async (): Promise<void> => {
  const sizes = process.argv.length > 2 ? process.argv.slice(2).map(Number) : SIZES;
  const rows: Measurement[] = [];
  for (const cities of sizes) {
    rows.push(await measure(cities));
    process.stderr.write(`${cities} cities: ${rows.at(-1)?.seconds.toFixed(1)} s\n`);
  }
  await mkdir(path.dirname(REPORT), { recursive: true });
  await writeFile(REPORT, table(rows));
  process.stdout.write(table(rows));
};

main().catch((error: unknown) => {
  process.stderr.write(`${reason(error)}\n`);
  process.exitCode = 1;
});
