import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { applyEdits, findNodeAtLocation, modify, parseTree } from "jsonc-parser";
import { schemaFiles } from "../src/content/model/json-schema";

/** Editor settings that assign schemas to content files. */
export const SETTINGS_FILE = ".vscode/settings.json";

const SETTING = "json.schemas";

const readIfThere = (root: string, file: string): string | undefined => {
  const path = join(root, file);
  return existsSync(path) ? readFileSync(path, "utf8") : undefined;
};

/** The setting as formatted text, one schema on a line. */
const wiring = (): string => {
  const lines = schemaFiles().map(({ file, fileMatch }) => {
    const patterns = fileMatch.map((pattern) => JSON.stringify(pattern)).join(", ");
    return `    { "fileMatch": [${patterns}], "url": ${JSON.stringify(`./${file}`)} }`;
  });
  return `[\n${lines.join(",\n")}\n  ]`;
};

/** The editor settings with that setting replaced. */
const settingsWith = (current: string): string => {
  const formattingOptions = { insertSpaces: true, tabSize: 2, eol: "\n", insertFinalNewline: true };
  const prepared = applyEdits(current, modify(current, [SETTING], [], { formattingOptions }));
  const tree = parseTree(prepared);
  const node = tree && findNodeAtLocation(tree, [SETTING]);
  if (!node) {
    throw new Error(`${SETTINGS_FILE} is not a JSON object`);
  }
  return `${prepared.slice(0, node.offset)}${wiring()}${prepared.slice(node.offset + node.length)}`;
};

/** Text of every generated file, by path from the project's root. */
const generatedFiles = (root: string): Map<string, string> =>
  new Map([
    ...schemaFiles().map(({ file, schema }): [string, string] => [file, `${JSON.stringify(schema, null, 2)}\n`]),
    [SETTINGS_FILE, settingsWith(readIfThere(root, SETTINGS_FILE) ?? "{}\n")],
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
 * @throws if the editor settings are not a JSON object
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
