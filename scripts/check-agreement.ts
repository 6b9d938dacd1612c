/** Compares the content with the figures, counts, labels and routes of docs/agreement.md: npm run check:agreement */
import { Console } from "node:console";
import { readFileSync } from "node:fs";
import { dataOf, filled, read, shown, written } from "../e2e/html/lib/content";
import { type AgreedContent, deviations } from "./lib/agreement";

const entriesOf = (place: string): number => {
  const [file = "", part = ""] = place.split(" ");
  if (file.endsWith(".mdx")) {
    return read(`content/${file}`).match(new RegExp(`<${part}\\b`, "g"))?.length ?? 0;
  }
  const data = dataOf(file);
  if (part.includes(".")) {
    const [type, list = ""] = part.split(".");
    return data.sections.find((section: { type: string }) => section.type === type)?.[list]?.length ?? 0;
  }
  const [field = "", value] = part.split("=");
  return data.filter((entry: Record<string, unknown>) => !field || String(entry[field]) === value).length;
};

const content: AgreedContent = {
  shown: (token) => shown(token, "nl"),
  entriesOf,
  readText: (file) => filled(read(`${file.endsWith(".mdx") ? "content" : "data"}/${file}`), "nl"),
  hasRoute: (path) => written.has(path) || dataOf("redirects.json").some(({ from }: { from: string }) => from === path),
  article: (path) => {
    const page = written.get(path);
    return page && [page.date ?? "–", String(page.readingTime ?? "–")];
  },
};

const found = deviations(readFileSync("docs/agreement.md", "utf8"), content);
if (found.length > 0) {
  new Console(process.stdout).table(found);
  process.stdout.write(`${found.length} of the content's facts differ from docs/agreement.md.\n`);
  process.exitCode = 1;
} else {
  process.stdout.write("The content is as agreed in docs/agreement.md.\n");
}
