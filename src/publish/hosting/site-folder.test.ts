import { spawnSync } from "node:child_process";
import fs, { mkdir, mkdtemp, readFile, rm, stat, utimes, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { finishPage } from "./html/finish-page";
import { sharedStyles } from "./html/shared-styles";
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
      files: new Map(Object.entries(files)),
      styles: sharedStyles([]),
      compress: true,
      immutable: [],
      ...changes,
    });
  const site = () => filesIn(inRoot("site"));
  const read = (file: string) => readFile(inRoot(`site/${file}`), "utf8");
  const brotli = async (file: string) => brotliDecompressSync(await readFile(inRoot(`site/${file}.br`))).toString();
  const dateOf = async (file: string) => (await stat(inRoot(file))).mtimeMs;

  beforeEach(async () => {
    root = await mkdtemp(path.join(os.tmpdir(), "fill-"));
    await put("public/faq/index.html", PAGE);
    await put("public/data.json", "{}");
    await put("public/image.webp", LONG);
    finish.mockReset().mockImplementation((html) => html.replace("___gatsby", "done"));
  });
  afterEach(() => rm(root, { recursive: true }));

  it("finishes pages, and writes both twins beside texts of some size", async () => {
    expect(await fill()).toEqual(["faq.html"]);
    expect(await site()).toEqual(["data.json", "faq.html", "faq.html.br", "faq.html.gz", "image.webp"]);
    expect(await read("faq.html")).toBe(PAGE.replace("___gatsby", "done"));
    expect(await brotli("faq.html")).toBe(await read("faq.html"));
    expect(await read("image.webp")).toBe(LONG);
  });

  it("writes the style sheet of all pages, which each page then links", async () => {
    const page = `${PAGE}<style data-emotion="css">.css-1{top:0}.css-2{top:1px}</style>`;
    const styles = sharedStyles([page, page.replace("css-2", "css-3")]);
    await put("public/faq/index.html", page);
    await fill({ styles }, { ...FILES, [styles.file]: styles.file });
    expect(await read(styles.file)).toBe(".css-1{top:0}");
    expect(await read("faq.html")).toContain(
      `href="/${styles.file}"><style data-emotion="css">.css-2{top:1px}</style>`,
    );
  });

  it("keeps the date of what has not changed, twins too, as browsers ask by that", async () => {
    const dates = () => Promise.all(["", ".br", ".gz"].map((ending) => dateOf(`site/faq.html${ending}`)));
    await fill();
    const day = new Date("2024-03-20T08:00:00Z");
    await utimes(inRoot("site/faq.html"), day, day);
    await put("public/faq/index.html", PAGE);
    await fill();
    expect(await dates()).toEqual([day, day, day].map(Number));
    await put("public/faq/index.html", `${PAGE}!`);
    await fill();
    expect(Math.min(...(await dates()))).toBeGreaterThan(Number(day));
  });

  it("makes pages anew when what finishes them has changed", async () => {
    await fill();
    finish.mockImplementation((html) => html.replace("___gatsby", "other"));
    await fill();
    expect(await read("faq.html")).toBe(PAGE.replace("___gatsby", "other"));
    expect(await brotli("faq.html")).toBe(await read("faq.html"));
  });

  it("compresses once what is named by its content", async () => {
    await put("public/app-1.js", LONG);
    await put("site/app-1.js.br", "made before");
    await put("site/app-1.js.gz", "made before");
    await fill({ immutable: ["/app-1.js"] }, { "app-1.js": "app-1.js" });
    expect(await read("app-1.js.br")).toBe("made before");
    await fill({}, { "app-1.js": "app-1.js" });
    expect(await brotli("app-1.js")).toBe(LONG);
  });

  it("removes twins that are not wanted any more, and what is no longer deployed", async () => {
    await fill();
    await fill({ compress: false }, { "faq.html": "faq/index.html" });
    expect(await site()).toEqual(["faq.html"]);
  });

  it("restores what is missing in the folder", async () => {
    await fill();
    await rm(inRoot("site/faq.html.br"));
    await fill();
    expect(await brotli("faq.html")).toBe(await read("faq.html"));
  });

  it("tells of each file that could not be deployed, and leaves the folder as it was", async () => {
    await fill();
    const before = await site();
    await put("public/a.html/folder", "");
    await put("public/b.html/folder", "");
    const broken = { "new.json": "data.json", "a.html": "a.html", "b.html": "b.html" };
    await expect(fill({}, broken)).rejects.toThrow(/^a\.html: .*\nb\.html: .*$/);
    expect(await site()).toEqual(before);
  });

  it("deploys many files", async () => {
    const names = Array.from({ length: 100 }, (_, index) => `page-data/${index}.json`);
    await Promise.all(names.map((name, index) => put(`public/${name}`, `${index} ${LONG}`)));
    await fill({}, Object.fromEntries(names.map((name) => [name, name])));
    expect(await site()).toHaveLength(300);
    expect(await brotli("page-data/99.json")).toBe(`99 ${LONG}`);
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
    afterEach(() => jest.restoreAllMocks());

    it("leaves everything as it was when the disk is full", async () => {
      const before = await served();
      jest.spyOn(fs, "writeFile").mockRejectedValue(new Error("ENOSPC"));
      await expect(fill({}, wanted("app-2.js"))).rejects.toThrow("ENOSPC");
      expect(await served()).toEqual(before);
    });

    it("leaves everything as it was when the build is killed, and is whole after the next", async () => {
      const before = await served();
      const script = `
        const [sourceFolder, folder, files] = JSON.parse(process.argv[1]);
        require("node:fs/promises").utimes = () => process.kill(process.pid, "SIGKILL");
        require("./src/publish/hosting/site-folder").fillFolder({
          sourceFolder, folder, files: new Map(files), compress: true, immutable: [],
          styles: { file: "", css: "", rules: new Set() },
        });`;
      const args = [inRoot("public"), inRoot("site"), Object.entries(wanted("app-2.js"))];
      const { signal } = spawnSync(process.execPath, ["--import", "tsx", "--eval", script, JSON.stringify(args)]);
      expect(signal).toBe("SIGKILL");
      expect(await served()).toEqual(before);
      await fill({}, wanted("app-2.js"));
      expect(await site()).toEqual(
        ["app-2.js", "app-2.js.br", "app-2.js.gz", "faq.html", "faq.html.br", "faq.html.gz"].sort(),
      );
      expect((await filesIn(root)).filter((file) => file.includes("unfinished"))).toEqual([]);
    });

    it("has every file at any moment, and shows no page without its scripts", async () => {
      const { rename } = fs;
      const moves = jest.spyOn(fs, "rename");
      moves.mockImplementation(async (from, to) => {
        await rename(from, to);
        for (const html of [await read("faq.html"), await brotli("faq.html")]) {
          expect(await site()).toContain(/src="\/([^"]+)"/.exec(html)?.[1]);
        }
      });
      await fill({}, wanted("app-2.js"));
      expect(moves).toHaveBeenCalledTimes(6);
      expect(await read("faq.html")).toContain("app-2.js");
    });
  });

  it("knows no files in a missing folder", async () => {
    expect(await filesIn(inRoot("nothing"))).toEqual([]);
  });
});
