import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";

const reason = (error: unknown): string => (error instanceof Error ? error.message : String(error)).trim();

/** Runs a script; on failure prints the reason without a stack, and exits with 1. */
export const runScript = (main: () => Promise<unknown>): void => {
  main().catch((error: unknown) => {
    process.stderr.write(`${reason(error)}\n`);
    process.exitCode = 1;
  });
};

/** Prints a report, and writes it to a file. */
export const publishReport = async (file: string, text: string): Promise<void> => {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text);
  process.stdout.write(text);
};
