/** Compares the content with the figures, counts, labels and routes of docs/agreement.md: npm run check:agreement */
import { Console } from "node:console";
import { readFileSync } from "node:fs";
import { deviations } from "./lib/agreement";

const found = deviations(readFileSync("docs/agreement.md", "utf8"));
if (found.length > 0) {
  new Console(process.stdout).table(found);
  process.stdout.write(`${found.length} of the content's facts differ from docs/agreement.md.\n`);
  process.exitCode = 1;
} else {
  process.stdout.write("The content is as agreed in docs/agreement.md.\n");
}
