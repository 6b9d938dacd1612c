import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { syncProject } from "./project-copy";

it("gives files a time of their own each time, as Gatsby knows files by inode and time", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "copy-"));
  const file = "package.json";
  const timeOf = (root: string) => statSync(path.join(root, file)).mtimeMs;
  try {
    const digest = await syncProject(folder);
    const first = timeOf(folder);
    expect(first).toBeGreaterThan(timeOf("."));
    expect(await syncProject(folder)).toBe(digest);
    expect(timeOf(folder)).toBeGreaterThan(first);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
