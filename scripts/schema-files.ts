import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { schemaFiles } from "../src/content/model/json-schema";

/** Editor settings that assign schemas to content files. */
export const SETTINGS_FILE = ".vscode/settings.json";

/** The setting with what it holds, as {@link wiring} writes it. */
const SETTING = /"json\.schemas": \[[\s\S]*?\n {2}\]/;

/** The setting, one schema on a line. */
const wiring = (): string => {
  const lines = schemaFiles().map(({ file, fileMatch }) => {
    const patterns = fileMatch.map((pattern) => JSON.stringify(pattern)).join(", ");
    return `    { "fileMatch": [${patterns}], "url": ${JSON.stringify(`./${file}`)} }`;
  });
  return `"json.schemas": [\n${lines.join(",\n")}\n  ]`;
};

/** Text of every generated file, by path from the project's root. */
export const generatedFiles = (root: string): Map<string, string> =>
  new Map([
    ...schemaFiles().map(({ file, schema }): [string, string] => [file, `${JSON.stringify(schema, null, 2)}\n`]),
    [SETTINGS_FILE, readFileSync(join(root, SETTINGS_FILE), "utf8").replace(SETTING, wiring)],
  ]);

/** Writes every generated file, removes superfluous ones, and returns the number of those written. */
export const writeGenerated = (root: string): number => {
  const generated = generatedFiles(root);
  rmSync(join(root, "schemas"), { recursive: true });
  mkdirSync(join(root, "schemas"));
  for (const [file, text] of generated) {
    writeFileSync(join(root, file), text);
  }
  return generated.size;
};
