import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { generatedFiles, SETTINGS_FILE, writeGenerated } from "./schema-files";

/** Generated files that are missing, outdated or superfluous. */
const driftedFiles = (root: string): string[] => {
  const generated = generatedFiles(root);
  const present = readdirSync(join(root, "schemas")).map((name) => `schemas/${name}`);
  const written = (file: string) => (existsSync(join(root, file)) ? readFileSync(join(root, file), "utf8") : undefined);
  return [...new Set([...generated.keys(), ...present])].filter((file) => generated.get(file) !== written(file)).sort();
};

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "schemas-"));
  mkdirSync(join(root, "schemas"));
  mkdirSync(join(root, ".vscode"));
  writeFileSync(
    join(root, SETTINGS_FILE),
    '{\n  // two spaces\n  "editor.tabSize": 2,\n  "json.schemas": [\n    {}\n  ]\n}\n',
  );
});

afterEach(() => {
  rmSync(root, { recursive: true, force: true });
});

test("writes what the check asks for, and drift is named", () => {
  expect(driftedFiles(root)).toContain("schemas/page.json");
  writeGenerated(root);
  expect(driftedFiles(root)).toEqual([]);

  writeFileSync(join(root, "schemas/page.json"), "{}\n");
  writeFileSync(join(root, "schemas/old.json"), "{}\n");
  expect(driftedFiles(root)).toEqual(["schemas/old.json", "schemas/page.json"]);
  writeGenerated(root);
  expect(driftedFiles(root)).toEqual([]);
});

test("other editor settings stay as they are", () => {
  writeGenerated(root);
  const settings = readFileSync(join(root, SETTINGS_FILE), "utf8");
  expect(settings).toContain('{\n  // two spaces\n  "editor.tabSize": 2,\n  "json.schemas": [\n');
  expect(settings).toContain('    { "fileMatch": ["/data/pages/**/*.json"], "url": "./schemas/page.json" }');
});

test("the project's own are those of its model: `npm run schemas` writes them", () => {
  expect(driftedFiles(".")).toEqual([]);
});
