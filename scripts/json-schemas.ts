import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { driftedFiles, generatedFiles, staleFiles } from "./schema-files";

const root = process.cwd();

const check = (): void => {
  const drifted = driftedFiles(root);
  if (drifted.length > 0) {
    const list = drifted.map((file) => `  ${file}`).join("\n");
    process.stderr.write(
      `These files do not fit the content model:\n${list}\nRun \`npm run schemas\` and commit them.\n`,
    );
    process.exitCode = 1;
  } else {
    process.stdout.write("The JSON Schemas fit the content model.\n");
  }
};

const write = (): void => {
  const generated = generatedFiles(root);
  for (const file of staleFiles(root, generated)) {
    rmSync(join(root, file));
  }
  for (const [file, text] of generated) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  process.stdout.write(`${generated.size} files written.\n`);
};

if (process.argv.includes("--check")) {
  check();
} else {
  write();
}
