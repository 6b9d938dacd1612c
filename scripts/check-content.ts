import { inspectContent } from "../src/content/check/check";
import { filesOnDisk } from "../src/content/check/disk";
import { count } from "../src/content/check/dutch";
import { formatProblems, formatWarnings } from "../src/content/check/format";

const start = performance.now();
const { problems, warnings, counts } = inspectContent(filesOnDisk(process.cwd()));

if (warnings.length > 0) {
  process.stderr.write(`${formatWarnings(warnings)}\n\n`);
}
if (problems.length > 0) {
  process.stderr.write(`${formatProblems(problems)}\n`);
  process.exitCode = 1;
} else {
  const seconds = ((performance.now() - start) / 1000).toFixed(2).replace(".", ",");
  const files = count(counts.files, "bestand", "bestanden");
  const entries = count(counts.entries, "onderdeel", "onderdelen");
  process.stdout.write(`Inhoud in orde: ${entries} in ${files}, gecontroleerd in ${seconds} s.\n`);
}
