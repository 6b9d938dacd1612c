import { mkdir, mkdtemp, readFile, rm, stat, utimes, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { filesIn, fillFolder } from "./site-folder";

describe("fillFolder", () => {
  let root = "";
  const put = async (file: string, text: string) => {
    await mkdir(path.dirname(path.join(root, file)), { recursive: true });
    await writeFile(path.join(root, file), text);
  };
  const fill = (files: [string, string][], keep?: (file: string) => boolean) =>
    fillFolder(path.join(root, "public"), path.join(root, "site"), new Map(files), keep);

  beforeEach(async () => {
    root = await mkdtemp(path.join(os.tmpdir(), "fill-"));
    await put("public/faq/index.html", "faq");
    await put("public/index.html", "home");
  });
  afterEach(() => rm(root, { recursive: true }));

  it("copies under the new names, with the date", async () => {
    const date = new Date("2026-01-02T03:04:05Z");
    await utimes(path.join(root, "public/faq/index.html"), date, date);
    await fill([
      ["faq.html", "faq/index.html"],
      ["index.html", "index.html"],
    ]);
    expect(await filesIn(path.join(root, "site"))).toEqual(["faq.html", "index.html"]);
    expect((await stat(path.join(root, "site/faq.html"))).mtime).toEqual(date);
  });

  it("removes what is no longer deployed, but for what may stay", async () => {
    await put("site/old.html", "old");
    await put("site/index.html.br", "br");
    await fill([["index.html", "index.html"]], (file) => file.endsWith(".br"));
    expect(await filesIn(path.join(root, "site"))).toEqual(["index.html", "index.html.br"]);
  });

  it("leaves a copy alone that has the same size and date", async () => {
    await fill([["index.html", "index.html"]]);
    const { mtime } = await stat(path.join(root, "public/index.html"));
    await put("site/index.html", "HOME");
    await utimes(path.join(root, "site/index.html"), mtime, mtime);
    await fill([["index.html", "index.html"]]);
    expect(await readFile(path.join(root, "site/index.html"), "utf8")).toBe("HOME");
  });

  it("knows no files in a missing folder", async () => {
    expect(await filesIn(path.join(root, "nothing"))).toEqual([]);
  });
});
