/**
 * Searches the built site for what visitors ask, and lists which questions find an answer among the first three
 * results. The questions are in scripts/bench-search.json; a change of the content may change the outcome.
 *
 *   npm run bench:search
 */
import { readFile } from "node:fs/promises";
import path from "node:path";
import { INDEX_FILE } from "../src/features/search/index-format";
import { searchIn } from "../src/features/search/site-search";
import { splitAnchor } from "../src/lib/links";
import { HOSTING_DIR } from "../src/publish/hosting/paths";
import { runScript } from "./lib/script";

/** Results that a visitor looks at. */
const LOOKED_AT = 3;

/** Questions that may fail. */
const MAY_FAIL = 1;

interface Question {
  ask: string;
  /** Pages that answer it. */
  finds: string[];
  language?: "nl" | "en";
}

const main = async (): Promise<void> => {
  const questions: Question[] = JSON.parse(await readFile("scripts/bench-search.json", "utf8"));
  const search = await searchIn(await readFile(path.join(HOSTING_DIR, "site", INDEX_FILE), "utf8"));
  const failed = questions.filter(({ ask, finds, language }) => {
    const results = search(ask, language);
    const first = results.slice(0, LOOKED_AT).map((result) => result.path);
    const answers = first.some((result) => finds.includes(splitAnchor(result).path));
    process.stdout.write(`${answers ? "  " : "× "}${ask} (${results.length}): ${first.join("  ")}\n`);
    return !answers;
  });
  process.stdout.write(
    `${questions.length - failed.length} of ${questions.length} answered in the first ${LOOKED_AT}.\n`,
  );
  if (failed.length > MAY_FAIL) throw new Error(`${failed.length} questions are not answered`);
};

runScript(main);
