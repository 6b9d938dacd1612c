import { mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { compressFolder } from "./compress";

const LONG = "Mediation lost een conflict op. ".repeat(40);

describe("compressFolder", () => {
  let root = "";
  const folder = () => path.join(root, "site");
  const cache = () => path.join(root, "cache");
  const put = async (file: string, text: string) => {
    await mkdir(path.dirname(path.join(folder(), file)), { recursive: true });
    await writeFile(path.join(folder(), file), text);
  };
  const run = () => compressFolder(folder(), cache());

  beforeEach(async () => {
    root = await mkdtemp(path.join(os.tmpdir(), "compress-"));
    await put("blog/casus.html", LONG);
    await put("tiny.json", "{}");
    await put("image.webp", LONG);
  });
  afterEach(() => rm(root, { recursive: true }));

  it("writes both twins beside text files of some size, and only there", async () => {
    expect(await run()).toEqual({ files: 1, computed: 2 });
    const file = path.join(folder(), "blog/casus.html");
    expect(brotliDecompressSync(await readFile(`${file}.br`)).toString()).toBe(LONG);
    expect(gunzipSync(await readFile(`${file}.gz`)).toString()).toBe(LONG);
    expect((await readdir(folder())).sort()).toEqual(["blog", "image.webp", "tiny.json"]);
  });

  it("gives twins the date of their original", async () => {
    const date = new Date("2026-01-02T03:04:05Z");
    await utimes(path.join(folder(), "blog/casus.html"), date, date);
    await run();
    expect((await stat(path.join(folder(), "blog/casus.html.br"))).mtime).toEqual(date);
  });

  it("takes from the cache what it has compressed before", async () => {
    await run();
    await put("copy.html", LONG);
    expect(await run()).toEqual({ files: 2, computed: 0 });
  });

  it("compresses anew what has changed, and forgets the old copy", async () => {
    await run();
    await put("blog/casus.html", `${LONG}!`);
    expect(await run()).toEqual({ files: 1, computed: 2 });
    expect(await readdir(cache())).toHaveLength(2);
    expect(brotliDecompressSync(await readFile(path.join(folder(), "blog/casus.html.br"))).toString()).toBe(`${LONG}!`);
  });

  it("removes twins of files that are gone or too small now", async () => {
    await put("old.html", LONG);
    await run();
    await rm(path.join(folder(), "old.html"));
    await put("blog/casus.html", "short");
    await run();
    expect((await readdir(folder(), { recursive: true })).sort()).toEqual([
      "blog",
      "blog/casus.html",
      "image.webp",
      "tiny.json",
    ]);
  });
});
