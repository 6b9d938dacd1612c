/**
 * Measures builds: copies the project to a temporary folder, adds made-up cities, builds without any cache, changes one
 * city and builds again. Prints a table.
 *
 *   npm run bench:build [cities…]
 */
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { buildProject, syncProject } from "./lib/project-copy";
import { printTable, runScript } from "./lib/script";

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

/** Number of pages, and seconds of a cold build and of one after a change of one city. */
const measure = async (cities: number): Promise<number[]> => {
  const folder = await mkdtemp(path.join(os.tmpdir(), "build-"));
  try {
    await syncProject(folder);
    await addCities(folder, cities);
    const cold = await buildProject(folder);
    const entries = await readdir(path.join(folder, "public"), { recursive: true });
    const { file, city } = await cityIn(folder);
    await writeFile(file, JSON.stringify({ ...city, lead: "Een nieuwe inleiding van deze stad." }));
    const edited = await buildProject(folder);
    return [entries.filter((entry) => entry.endsWith("index.html")).length, cold, edited];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

const main = async (): Promise<void> => {
  const rows: number[][] = [];
  for (const cities of process.argv.length > 2 ? process.argv.slice(2).map(Number) : [0, 1000, 4000]) {
    rows.push(await measure(cities));
  }
  const [first = []] = rows;
  const cells = rows.map(([pages = 0, ...seconds]) => {
    const perPage = (((seconds[0] ?? 0) - (first[1] ?? 0)) * 1000) / (pages - (first[0] ?? 0));
    return [pages, ...seconds.map((time) => time.toFixed(1)), pages === first[0] ? "–" : perPage.toFixed(1)];
  });
  printTable([["pages", "cold build s", "one city edited s", "ms per extra page"], ...cells]);
};

runScript(main);
