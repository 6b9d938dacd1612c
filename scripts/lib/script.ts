import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";

/** Text of an error of any kind. */
export const reason = (error: unknown): string => (error instanceof Error ? error.message : String(error)).trim();

/** Runs a script; one that fails says why, without a stack, and ends with 1. */
export const runScript = (main: () => Promise<unknown>): void => {
  main().catch((error: unknown) => {
    process.stderr.write(`${reason(error)}\n`);
    process.exitCode = 1;
  });
};

/** Shows a report on the terminal, and keeps it in a file. */
export const publishReport = async (file: string, text: string): Promise<void> => {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text);
  process.stdout.write(text);
};
