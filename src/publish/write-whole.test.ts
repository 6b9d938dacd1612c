import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { makeWhole, UNFINISHED, writeWhole } from "./write-whole";

let folder = "";
const target = () => path.join(folder, "a.html");

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), "whole-"));
});
afterEach(() => rm(folder, { recursive: true }));

describe("writeWhole", () => {
  it("writes the file and leaves nothing else, also over what an interrupted build left", async () => {
    await writeFile(`${target()}${UNFINISHED}`, "ha");
    await writeWhole(target(), "half and half");
    expect(await readFile(target(), "utf8")).toBe("half and half");
    expect(await readdir(folder)).toEqual(["a.html"]);
  });
});

describe("makeWhole", () => {
  it("keeps the old file when the new one does not come to its end", async () => {
    await writeWhole(target(), "old");
    const interrupted = makeWhole(target(), async (file) => {
      await writeFile(file, "ne");
      throw new Error("disk full");
    });
    await expect(interrupted).rejects.toThrow("disk full");
    expect(await readFile(target(), "utf8")).toBe("old");
  });
});
