import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { UNFINISHED, writeWhole } from "./write-whole";

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
