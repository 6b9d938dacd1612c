import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { generatedFiles, staleFiles } from "./schema-files";

const root = process.cwd();
const generated = generatedFiles(root);
for (const file of staleFiles(root, generated)) {
  rmSync(join(root, file));
}
for (const [file, text] of generated) {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}
process.stdout.write(`${generated.size} files written.\n`);
