/** Runs a script; on failure prints the reason without a stack, and exits with 1. */
export const runScript = (main: () => Promise<unknown>): void => {
  main().catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error);
    process.stderr.write(`${reason.trim()}\n`);
    process.exitCode = 1;
  });
};

/** Prints rows as a Markdown table, the first as its heading. */
export const printTable = (rows: readonly (readonly (string | number)[])[]): void => {
  const [heading = [], ...body] = rows;
  const lines = [heading, heading.map(() => "---"), ...body].map((cells) => `| ${cells.join(" | ")} |\n`);
  process.stdout.write(lines.join(""));
};
