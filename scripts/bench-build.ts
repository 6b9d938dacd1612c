/**
 * Measures build and development server: copies the project to a temporary folder, adds made-up cities, builds without
 * any cache, changes one city and builds again; then starts `develop` from nothing and saves a city. Writes a table to
 * the terminal and to .reports/build.md.
 *
 *   npm run bench:build [cities…] [-- --from <another checkout>]
 */
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { measureDevelop } from "./lib/bench-develop";
import { markdownTable } from "./lib/lighthouse-report";
import { buildProject, syncProject } from "./lib/project-copy";
import { publishReport, runScript } from "./lib/script";

const SIZES = [0, 1000, 4000];
const REPORT = path.resolve(".reports/build.md");
const CITIES = "data/cities";

interface Measurement {
  cities: number;
  pages: number;
  cold: number;
  /** Build after a change of one city. */
  edited: number;
}

/** The used fields of a file of data/cities. */
interface CityData {
  slug: string;
  name: string;
  seo: { title: string; description: string };
}

/** A city that others can be derived from, and its file: its texts for search engines name it, so that theirs differ. */
const modelCity = async (folder: string): Promise<{ file: string; city: CityData }> => {
  for (const name of await readdir(path.join(folder, CITIES))) {
    const file = path.join(folder, CITIES, name);
    const city: CityData = JSON.parse(await readFile(file, "utf8"));
    if (city.seo.title.includes(city.name) && city.seo.description.includes(city.name)) {
      return { file, city };
    }
  }
  throw new Error("No city in data/cities is named in its own title and description for search engines");
};

const addCities = async (folder: string, count: number): Promise<void> => {
  const { city: model } = await modelCity(folder);
  for (let index = 1; index <= count; index += 1) {
    const slug = `ort-${index}`;
    const city: CityData = JSON.parse(JSON.stringify(model).replaceAll(model.name, `Ort${index}`));
    await writeFile(path.join(folder, CITIES, `${slug}.json`), JSON.stringify({ ...city, slug }));
  }
};

/** Saves a changed text of a city. */
const editCity = async (folder: string, text: string): Promise<{ path: string }> => {
  const { file, city } = await modelCity(folder);
  await writeFile(file, `${JSON.stringify({ ...city, lead: text }, null, 2)}\n`);
  return { path: `arbeidsmediation-${city.slug}` };
};

/** Runs in a copy of the project, without results of builds, in a temporary folder that shares the installed packages. */
const inCopy = async <Result>(name: string, run: (folder: string) => Promise<Result>): Promise<Result> => {
  const folder = await mkdtemp(path.join(os.tmpdir(), `${name}-`));
  try {
    await syncProject(folder);
    return await run(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

const measure = (cities: number): Promise<Measurement> =>
  inCopy(`build-${cities}`, async (folder) => {
    await addCities(folder, cities);
    const cold = await buildProject(folder);
    const entries = await readdir(path.join(folder, "public"), { recursive: true });
    const pages = entries.filter((file) => file.endsWith("index.html")).length;
    await editCity(folder, "Een nieuwe inleiding van deze stad.");
    const edited = await buildProject(folder);
    return { cities, pages, cold, edited };
  });

const table = (rows: readonly Measurement[]): string => {
  const [first] = rows;
  return markdownTable([
    ["cities added", "pages", "cold build s", "ms per extra page", "one city edited s"],
    ...rows.map(({ cities, pages, cold, edited }) => {
      const extra = first ? pages - first.pages : 0;
      const perPage = first && extra > 0 ? (((cold - first.cold) * 1000) / extra).toFixed(1) : "–";
      return [cities, pages, cold.toFixed(1), perPage, edited.toFixed(1)];
    }),
  ]);
};

const main = async (): Promise<void> => {
  const { values, positionals } = parseArgs({ options: { from: { type: "string" } }, allowPositionals: true });
  process.chdir(values.from ?? ".");
  const rows: Measurement[] = [];
  for (const cities of positionals.length > 0 ? positionals.map(Number) : SIZES) {
    rows.push(await measure(cities));
    process.stderr.write(table(rows.slice(-1)));
  }
  const { start, save } = await inCopy("develop", (folder) => measureDevelop(folder, (text) => editCity(folder, text)));
  const report = `${table(rows)}\n${markdownTable([
    ["develop: start to first page s", "save to new data s"],
    [start.toFixed(1), save.toFixed(1)],
  ])}`;
  await publishReport(REPORT, report);
};

runScript(main);
