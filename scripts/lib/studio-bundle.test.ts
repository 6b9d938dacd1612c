/** @jest-environment node */
import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { LOCAL_REPOSITORY } from "../../src/studio/headers";

const PROJECT = process.cwd();
const OUT_DIR = mkdtempSync(path.join(tmpdir(), "studio-"));

/** A project whose folders are links, as of a second working copy that shares its packages. */
const LINKED = mkdtempSync(path.join(tmpdir(), "linked-"));

/** Building takes some seconds, more on a busy machine. */
const PATIENCE = 120_000;

const read = (file: string) => readFileSync(path.join(OUT_DIR, file), "utf8");

const engineScript = (): string => readdirSync(OUT_DIR).find((name) => name.startsWith("engine-")) ?? "";

/** A script with its static imports. */
const withImports = (file: string, known: ReadonlySet<string> = new Set()): ReadonlySet<string> =>
  known.has(file)
    ? known
    : [...read(file).matchAll(/(?:from|import)"\.\/([\w.-]+\.js)"/g)].reduce(
        (files, [, name = ""]) => withImports(name, files),
        new Set([...known, file]) as ReadonlySet<string>,
      );

describe("the studio's bundle", () => {
  beforeAll(async () => {
    for (const folder of ["node_modules", "src"]) {
      symlinkSync(path.resolve(folder), path.join(LINKED, folder));
    }
    process.chdir(LINKED);
    const { bundleStudio } = await import("./studio-bundle");
    await bundleStudio(LOCAL_REPOSITORY, OUT_DIR);
  }, PATIENCE);
  afterAll(() => {
    process.chdir(PROJECT);
    rmSync(OUT_DIR, { recursive: true });
    rmSync(LINKED, { recursive: true });
  });

  it("is made for browsers, from what the model, the check and the sections import", () => {
    expect(read("index.html")).toContain('src="./studio.js"');
    expect(readdirSync(OUT_DIR)).toEqual(expect.arrayContaining(["studio.js", "studio.css", "worker.js"]));
  });

  it("loads less than a megabyte before a form is open", () => {
    const scripts = ["studio.js", "worker.js", engineScript()].reduce(
      (files, name) => withImports(name, files),
      new Set() as ReadonlySet<string>,
    );
    const bytes = [...scripts].reduce((sum, file) => sum + gzipSync(read(file)).length, 0);
    expect(scripts.size).toBeGreaterThan(3);
    expect(bytes).toBeLessThan(1_000_000);
  });

  it("checks in a worker, where there is no document", () => {
    for (const file of withImports("worker.js")) {
      expect(read(file)).not.toMatch(/=document\.createElement\("i"\)/);
    }
  });

  it("has the engine's fonts where the engine asks for them", () => {
    const asked = [...read(engineScript()).matchAll(/"assets\/([\w-]+\.woff2)"/g)].map(([, name]) => name);
    expect(asked).toEqual(expect.arrayContaining([expect.stringContaining("material-symbols")]));
    expect(readdirSync(path.join(OUT_DIR, "assets"))).toEqual(expect.arrayContaining(asked));
  });
});
