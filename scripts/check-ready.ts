import { filesOnDisk } from "../src/content/check/disk";
import { count } from "../src/content/check/dutch";
import { formatProblem } from "../src/content/check/format";
import { findPlaceholders } from "../src/content/check/ready";

const placeholders = findPlaceholders(filesOnDisk(process.cwd()));

if (placeholders.length > 0) {
  const total = `Nog ${count(placeholders.length, "ding", "dingen")} te vervangen voordat de website live kan.`;
  process.stdout.write(`${placeholders.map(formatProblem).join("\n")}\n\n${total}\n`);
  process.exitCode = 1;
} else {
  process.stdout.write("Klaar om live te gaan: geen voorbeeldinhoud of lege koppelingen meer.\n");
}
