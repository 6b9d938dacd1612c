import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { driftedFiles, SETTINGS_FILE } from "./schema-files";

const SCRIPT = resolve("scripts/json-schemas.ts");
const TSX = resolve("node_modules/tsx/dist/cli.mjs");

let root: string;

const run = (...args: string[]) => spawnSync(process.execPath, [TSX, SCRIPT, ...args], { cwd: root, encoding: "utf8" });

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "schemas-"));
});

afterEach(() => {
  rmSync(root, { recursive: true, force: true });
});

test("the schemas of this project fit its content model", () => {
  expect(driftedFiles(process.cwd())).toEqual([]);
});

test("writes what the check asks for, and drift is named", () => {
  expect(run("--check").status).toBe(1);
  execFileSync(process.execPath, [TSX, SCRIPT], { cwd: root });
  expect(run("--check")).toMatchObject({ status: 0, stdout: "The JSON Schemas fit the content model.\n" });

  writeFileSync(join(root, "schemas/page.json"), "{}\n");
  writeFileSync(join(root, "schemas/old.json"), "{}\n");
  const drifted = run("--check");
  expect(drifted.status).toBe(1);
  expect(drifted.stderr).toBe(
    "These files do not fit the content model:\n  schemas/old.json\n  schemas/page.json\nRun `npm run schemas` and commit them.\n",
  );

  execFileSync(process.execPath, [TSX, SCRIPT], { cwd: root });
  expect(run("--check").status).toBe(0);
});

test("other editor settings stay as they are", () => {
  mkdirSync(join(root, ".vscode"));
  writeFileSync(join(root, SETTINGS_FILE), '{\n  // two spaces\n  "editor.tabSize": 2\n}\n');
  execFileSync(process.execPath, [TSX, SCRIPT], { cwd: root });
  const settings = readFileSync(join(root, SETTINGS_FILE), "utf8");
  expect(settings).toContain('{\n  // two spaces\n  "editor.tabSize": 2,\n  "json.schemas": [\n');
  expect(settings).toContain('    { "fileMatch": ["/data/pages/**/*.json"], "url": "./schemas/page.json" }');
});
