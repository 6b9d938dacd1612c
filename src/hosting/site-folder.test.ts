import { spawnSync } from "node:child_process";
import fs from "node:fs";
import { mkdir, mkdtemp, readFile, rm, stat, symlink, truncate, utimes, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { finishPage } from "./html/finish-page";
import { type FillOptions, filesIn, fillFolder } from "./site-folder";

jest.mock("./html/finish-page", () => ({ ...jest.requireActual("./html/finish-page"), finishPage: jest.fn() }));
const finish = jest.mocked(finishPage);

const LONG = "Mediation lost een conflict op. ".repeat(40);
const PAGE = `<div id="___gatsby">${LONG}</div>`;

describe("fillFolder", () => {
  let root = "";
  const inRoot = (file: string) => path.join(root, file);
  const put = async (file: string, text: string) => {
    await mkdir(path.dirname(inRoot(file)), { recursive: true });
    await writeFile(inRoot(file), text);
  };
  const FILES = { "faq.html": "faq/index.html", "data.json": "data.json", "image.webp": "image.webp" };
  const fill = (changes: Partial<FillOptions> = {}, files: Readonly<Record<string, string>> = FILES) =>
    fillFolder({
      sourceFolder: inRoot("public"),
      folder: inRoot("site"),
      recordFile: inRoot("record.json"),
      files: new Map(Object.entries(files)),
      settings: "a",
      inlineScripts: new Set(),
      compress: true,
      immutable: [],
      ...changes,
    });
  const site = () => filesIn(inRoot("site"));
  const read = (file: string) => readFile(inRoot(`site/${file}`), "utf8");
  const brotli = async (file: string) => brotliDecompressSync(await readFile(inRoot(`site/${file}.br`))).toString();
  const dateOf = async (file: string) => (await stat(inRoot(`site/${file}`))).mtimeMs;

  beforeEach(async () => {
    root = await mkdtemp(path.join(os.tmpdir(), "fill-"));
    await put("public/faq/index.html", PAGE);
    await put("public/data.json", "{}");
    await put("public/image.webp", LONG);
    finish.mockReset().mockImplementation((html) => html.replace("___gatsby", "done"));
  });
  afterEach(() => rm(root, { recursive: true }));

  it("finishes pages, and writes both twins beside texts of some size", async () => {
    expect(await fill()).toEqual({ pages: ["faq.html"], renewed: 3, compressed: 1 });
    expect(await site()).toEqual(["data.json", "faq.html", "faq.html.br", "faq.html.gz", "image.webp"]);
    expect(await read("faq.html")).toBe(PAGE.replace("___gatsby", "done"));
    expect(await brotli("faq.html")).toBe(await read("faq.html"));
    expect(await read("image.webp")).toBe(LONG);
    expect(await dateOf("faq.html.gz")).toBe(await dateOf("faq.html"));
  });

  it("does nothing, and reads nothing, when nothing changed", async () => {
    await fill();
    finish.mockClear();
    expect(await fill()).toEqual({ pages: ["faq.html"], renewed: 0, compressed: 1 });
    expect(finish).not.toHaveBeenCalled();
  });

  it("does only what changed, with its twins", async () => {
    await fill();
    await put("public/faq/index.html", `${PAGE}!`);
    expect((await fill()).renewed).toBe(1);
    expect(await brotli("faq.html")).toBe(`${PAGE.replace("___gatsby", "done")}!`);
  });

  it("keeps the date of a file that was written again with the same content", async () => {
    await fill();
    const before = await dateOf("faq.html");
    const later = new Date(Date.now() + 5000);
    await utimes(inRoot("public/faq/index.html"), later, later);
    expect((await fill()).renewed).toBe(1);
    expect(await dateOf("faq.html")).toBe(before);
  });

  it("makes all anew when the settings are others", async () => {
    await fill();
    expect((await fill({ settings: "b", compress: false })).renewed).toBe(3);
    expect(await site()).toEqual(["data.json", "faq.html", "image.webp"]);
  });

  it("restores what is missing in the folder", async () => {
    await fill();
    await rm(inRoot("site/faq.html.br"));
    await fill();
    expect(await brotli("faq.html")).toBe(await read("faq.html"));
  });

  it("trusts nothing that an interrupted run left", async () => {
    await fill();
    finish.mockImplementationOnce(() => {
      throw new Error("stopped");
    });
    await expect(fill({ settings: "b" })).rejects.toThrow("stopped");
    await rm(inRoot("record.json"));
    await truncate(inRoot("site/faq.html.br"), 20);
    await put("site/faq.html.unfinished", "<p>ha");
    await fill();
    expect(await brotli("faq.html")).toBe(await read("faq.html"));
    expect(await site()).not.toContain("faq.html.unfinished");
  });

  describe("beside a served site", () => {
    const page = (script: string) => `<div id="___gatsby"><script src="/${script}"></script>${LONG}</div>`;
    const wanted = (script: string) => ({ "faq.html": "faq/index.html", [script]: script });
    const putVersion = async (script: string) => {
      await put(`public/${script}`, `// ${script} ${LONG}`);
      await put("public/faq/index.html", page(script));
    };
    const served = async () =>
      Object.fromEntries(await Promise.all((await site()).map(async (file) => [file, await read(file)])));

    beforeEach(async () => {
      await putVersion("app-1.js");
      await fill({}, wanted("app-1.js"));
      await putVersion("app-2.js");
    });

    it("leaves everything as it was when the disk is full", async () => {
      const before = await served();
      await symlink("/dev/full", inRoot("site/app-2.js.br.unfinished"));
      await expect(fill({}, wanted("app-2.js"))).rejects.toThrow(process.platform === "linux" ? "ENOSPC" : "");
      expect(await served()).toEqual(before);
    });

    it("leaves everything as it was when the build is killed, and is whole after the next", async () => {
      const before = await served();
      const script = `
        const [sourceFolder, folder, recordFile, files] = JSON.parse(process.argv[1]);
        require("node:fs").utimesSync = () => process.kill(process.pid, "SIGKILL");
        require("./src/hosting/site-folder").fillFolder({
          sourceFolder, folder, recordFile, files: new Map(files), settings: "a", compress: true, immutable: [],
          inlineScripts: new Set(),
        });`;
      const args = [inRoot("public"), inRoot("site"), inRoot("record.json"), Object.entries(wanted("app-2.js"))];
      const { signal } = spawnSync(process.execPath, ["--import", "tsx", "--eval", script, JSON.stringify(args)]);
      expect(signal).toBe("SIGKILL");
      const after = await served();
      expect(after).toMatchObject(before);
      expect(Object.keys(after).filter((file) => !(file in before) && !file.endsWith(".unfinished"))).toEqual([]);
      await fill({}, wanted("app-2.js"));
      expect(await site()).toEqual(
        ["app-2.js", "app-2.js.br", "app-2.js.gz", "faq.html", "faq.html.br", "faq.html.gz"].sort(),
      );
    });

    it("shows no page without its scripts, wherever the files change places", async () => {
      const { renameSync } = fs;
      let left = 0;
      const rename = jest.spyOn(fs, "renameSync").mockImplementation((from, to) => {
        if (left === 0) throw new Error("killed");
        left -= 1;
        renameSync(from, to);
      });
      for (let changed = 0; changed < 6; changed += 1) {
        left = changed;
        await expect(fill({ settings: String(changed) }, wanted("app-2.js"))).rejects.toThrow("killed");
        for (const html of [await read("faq.html"), await brotli("faq.html")]) {
          expect(await site()).toContain(/src="\/([^"]+)"/.exec(html)?.[1]);
        }
      }
      rename.mockRestore();
    });
  });

  describe("with more files than one core should do", () => {
    const names = Array.from({ length: 310 }, (_, index) => `page-data/${index}.json`);
    const many = Object.fromEntries(names.map((name) => [name, name]));

    beforeEach(() => Promise.all(names.map((name, index) => put(`public/${name}`, `${index} ${LONG}`))));

    it("deploys each of them", async () => {
      expect(await fill({}, many)).toEqual({ pages: [], renewed: 310, compressed: 310 });
      expect(await site()).toHaveLength(930);
      expect(await brotli("page-data/309.json")).toBe(`309 ${LONG}`);
      expect(await fill({}, many)).toMatchObject({ renewed: 0, compressed: 310 });
    });

    it("tells what could not be deployed, and leaves nothing of it", async () => {
      const broken = { ...many, "a.html": "a.html", "b.html": "b.html" };
      await put("public/a.html/folder", "");
      await put("public/b.html/folder", "");
      await expect(fill({}, broken)).rejects.toThrow(/^a\.html: .*\nb\.html: .*$/);
      expect(await site()).toEqual([]);
    });
  });

  it("removes what is no longer deployed, twins too", async () => {
    await fill();
    await put("public/faq/index.html", '<div id="___gatsby"></div>');
    await fill({}, { "faq.html": "faq/index.html" });
    expect(await site()).toEqual(["faq.html"]);
  });

  it("knows no files in a missing folder", async () => {
    expect(await filesIn(inRoot("nothing"))).toEqual([]);
  });
});
