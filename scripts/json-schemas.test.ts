import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { driftedFiles, SETTINGS_FILE } from "./schema-files";

const SCRIPT = resolve("scripts/json-schemas.ts");
const TSX = resolve("node_modules/tsx/dist/cli.mjs");

let root: string;

const run = () => execFileSync(process.execPath, [TSX, SCRIPT], { cwd: root });

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "schemas-"));
});

afterEach(() => {
  rmSync(root, { recursive: true, force: true });
});

test("writes what the check asks for, and drift is named", () => {
  expect(driftedFiles(root)).toContain("schemas/page.json");
  run();
  expect(driftedFiles(root)).toEqual([]);

  writeFileSync(join(root, "schemas/page.json"), "{}\n");
  writeFileSync(join(root, "schemas/old.json"), "{}\n");
  expect(driftedFiles(root)).toEqual(["schemas/old.json", "schemas/page.json"]);
  run();
  expect(driftedFiles(root)).toEqual([]);
});

test("other editor settings stay as they are", () => {
  mkdirSync(join(root, ".vscode"));
  writeFileSync(join(root, SETTINGS_FILE), '{\n  // two spaces\n  "editor.tabSize": 2\n}\n');
  run();
  const settings = readFileSync(join(root, SETTINGS_FILE), "utf8");
  expect(settings).toContain('{\n  // two spaces\n  "editor.tabSize": 2,\n  "json.schemas": [\n');
  expect(settings).toContain('    { "fileMatch": ["/data/pages/**/*.json"], "url": "./schemas/page.json" }');
});
