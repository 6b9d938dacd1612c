import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";

/** Runs a script; on failure prints the reason without a stack, and exits with 1. */
export const runScript = (main: () => Promise<unknown>): void => {
  main().catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error);
    process.stderr.write(`${reason.trim()}\n`);
    process.exitCode = 1;
  });
};

/** Prints rows as a Markdown table with a heading, and writes it to a file. */
export const publishTable = async (file: string, rows: readonly (readonly (string | number)[])[]): Promise<void> => {
  const [heading = [], ...body] = rows;
  const lines = [heading, heading.map(() => "---"), ...body].map((cells) => `| ${cells.join(" | ")} |\n`);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, lines.join(""));
  process.stdout.write(lines.join(""));
};
