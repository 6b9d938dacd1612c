import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { schemaFiles } from "../src/content/model/json-schema";

/** Editor settings that assign schemas to content files. */
export const SETTINGS_FILE = ".vscode/settings.json";

/** The setting with what it holds, as {@link wiring} writes it. */
const SETTING = /"json\.schemas": \[[\s\S]*?\n {2}\]/;

const EMPTY = '{\n  "json.schemas": [\n  ]\n}\n';

const readIfThere = (root: string, file: string): string | undefined => {
  const path = join(root, file);
  return existsSync(path) ? readFileSync(path, "utf8") : undefined;
};

/** The setting, one schema on a line. */
const wiring = (): string => {
  const lines = schemaFiles().map(({ file, fileMatch }) => {
    const patterns = fileMatch.map((pattern) => JSON.stringify(pattern)).join(", ");
    return `    { "fileMatch": [${patterns}], "url": ${JSON.stringify(`./${file}`)} }`;
  });
  return `"json.schemas": [\n${lines.join(",\n")}\n  ]`;
};

/** Text of every generated file, by path from the project's root. */
const generatedFiles = (root: string): Map<string, string> =>
  new Map([
    ...schemaFiles().map(({ file, schema }): [string, string] => [file, `${JSON.stringify(schema, null, 2)}\n`]),
    [SETTINGS_FILE, (readIfThere(root, SETTINGS_FILE) ?? EMPTY).replace(SETTING, wiring)],
  ]);

/** Files in schemas/ without a content type. */
const staleFiles = (root: string, generated: ReadonlyMap<string, string>): string[] => {
  const folder = join(root, "schemas");
  const present = existsSync(folder) ? readdirSync(folder).map((name) => `schemas/${name}`) : [];
  return present.filter((file) => !generated.has(file));
};

/** Generated files that are missing, outdated or superfluous. */
export const driftedFiles = (root: string): string[] => {
  const generated = generatedFiles(root);
  const changed = [...generated].filter(([file, text]) => readIfThere(root, file) !== text).map(([file]) => file);
  return [...changed, ...staleFiles(root, generated)].sort();
};

/**
 * Writes every generated file, and removes superfluous ones.
 * @returns number of files written
 */
export const writeGenerated = (root: string): number => {
  const generated = generatedFiles(root);
  for (const file of staleFiles(root, generated)) {
    rmSync(join(root, file));
  }
  for (const [file, text] of generated) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  return generated.size;
};
