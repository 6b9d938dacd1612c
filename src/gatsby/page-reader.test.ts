import { mkdir, mkdtemp, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { pageReader } from "./page-reader";

let publicDir: string;

beforeEach(async () => {
  publicDir = await mkdtemp(path.join(tmpdir(), "pages-"));
});

afterEach(() => rm(publicDir, { recursive: true }));

const build = async (page: string, html: string, second: number) => {
  const file = path.join(publicDir, page, "index.html");
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, html);
  await utimes(file, second, second);
};

const cacheOf = (kept: Map<string, unknown>) => ({
  get: async (key: string) => kept.get(key),
  set: async (key: string, value: unknown) => kept.set(key, value),
});

it("reads a page once, and again when it is built anew", async () => {
  const cache = cacheOf(new Map());
  const make = jest.fn((html: string, page: string) => `${page} ${html}`);
  const read = (name = "text") => pageReader(cache, publicDir, name, make)("/contact");

  await build("/contact", "one", 1);
  expect([await read(), await read()]).toEqual(["/contact one", "/contact one"]);
  expect(make).toHaveBeenCalledTimes(1);

  await build("/contact", "two", 2);
  expect(await read()).toBe("/contact two");
  await build("/contact", "longer", 2);
  expect(await read()).toBe("/contact longer");
  expect(make).toHaveBeenCalledTimes(3);

  await read("other");
  expect(make).toHaveBeenCalledTimes(4);
});

it("refuses a page that is not there", async () => {
  await expect(pageReader(cacheOf(new Map()), publicDir, "text", String)("/weg")).rejects.toThrow("ENOENT");
});
