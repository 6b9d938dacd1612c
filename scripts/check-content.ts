import { inspectContent } from "../src/content/check/check";
import { filesOnDisk } from "../src/content/check/disk";
import { count } from "../src/content/check/dutch";
import { formatProblems, formatWarnings } from "../src/content/check/format";

const { problems, warnings, counts } = inspectContent(filesOnDisk(process.cwd()));

if (warnings.length > 0) {
  process.stderr.write(`${formatWarnings(warnings)}\n\n`);
}
if (problems.length > 0) {
  process.stderr.write(`${formatProblems(problems)}\n`);
  process.exitCode = 1;
} else {
  const files = count(counts.files, "bestand", "bestanden");
  const entries = count(counts.entries, "onderdeel", "onderdelen");
  process.stdout.write(`Inhoud in orde: ${entries} in ${files}.\n`);
}
