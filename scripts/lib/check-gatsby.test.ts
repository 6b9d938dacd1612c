import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { checkGatsby } from "./check-gatsby";

const problems = (folder?: string) => checkGatsby(folder).filter(({ problem }) => problem);

it("finds that every change fits the installed Gatsby", () => {
  expect(problems()).toEqual([]);
});

it("names what does not fit another version", () => {
  const root = mkdtempSync(path.join(os.tmpdir(), "gatsby-"));
  const folder = path.join(root, "gatsby");
  try {
    for (const part of [
      "cache-dir",
      "dist/internal-plugins/partytown",
      "dist/bootstrap",
      "dist/query",
      "dist/utils",
      "dist/services",
      "dist/state-machines",
    ]) {
      cpSync(path.resolve("node_modules/gatsby", part), path.join(folder, part), { recursive: true });
    }
    const file = path.join(folder, "cache-dir/navigation.js");
    writeFileSync(file, readFileSync(file, "utf8").replace("Navigated to", "Went to"));
    expect(problems(folder).map(({ what }) => what)).toEqual(["dutch-announcer in navigation.js"]);
  } finally {
    rmSync(root, { recursive: true });
  }
});
