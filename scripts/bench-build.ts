/**
 * Measures how the build grows: copies the project to a temporary folder, adds made-up cities, builds without any
 * cache, and writes a table to the terminal and to .reports/build.md.
 *
 *   npm run bench:build [cities…]
 */
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import { type CityData, canDerive, deriveCity } from "./lib/derive-city";
import { reason } from "./lib/ensure-tool";
import { markdownTable } from "./lib/lighthouse-report";
import { residentMemory } from "./lib/process-memory";
import { buildProject, copyProject } from "./lib/project-copy";

const SIZES = [50, 1000, 4000];
const FIXED_PAGE = "kosten-mediation";
const REPORT = ".reports/build.md";
const SAMPLE_MS = 250;

interface Measurement {
  cities: number;
  pages: number;
  seconds: number;
  peakMemory: number;
  html: number;
  brotli: number;
}

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
const build = async (folder: string): Promise<{ seconds: number; peakMemory: number }> => {
  let peakMemory = 0;
  let sampler: ReturnType<typeof setInterval> | undefined;
  try {
    const seconds = await buildProject(folder, ({ pid = 0 }) => {
      sampler = setInterval(() => {
        peakMemory = Math.max(peakMemory, residentMemory(pid));
      }, SAMPLE_MS);
    });
    return { seconds, peakMemory };
  } finally {
    clearInterval(sampler);
  }
};

const measure = async (cities: number): Promise<Measurement> => {
  const folder = await copyProject(`build-${cities}`);
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
