/**
 * Shows that an ordinary week of edits, and all that going live asks for, leave every check green: applies them to a
 * copy of the project, some with the studio in a browser, checks and builds it, and examines its finished pages, the
 * changed ones in a browser too.
 *
 *   npm run test:edits
 */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { cp, mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { buildProject, COPY, syncProject } from "../../scripts/lib/project-copy";
import { runScript } from "../../scripts/lib/script";
import { inspectContent } from "../../src/content/check/check";
import { filesOnDisk } from "../../src/content/check/disk";
import { formatProblem } from "../../src/content/check/format";
import { findPlaceholders } from "../../src/content/check/ready";
import { editInStudio, missingEdits, STUDIO_EDITS } from "./studio-edits";
import { ARTICLE, CITY, PAGE } from "./week-of-content";
import { applyEdits, EDITS } from "./week-of-edits";

/** Pages that the edits make or change, as far as the site has them. */
const CHANGED = [
  ...["/", "/faq", "/kosten-mediation"].filter((page) => page === "/" || existsSync(`data/pages${page}.json`)),
  ...[PAGE.path, ARTICLE.path, `/arbeidsmediation-${CITY.slug}`],
];

/** Tests of finished pages that an edit can break: not those of styles, queries, and the studio's files. */
const BY_CONTENT = "^(?!compat|example-queries|without-gatsby|studio)";

const log = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

const expectNone = (problems: Parameters<typeof formatProblem>[0][]): void => {
  if (problems.length > 0) {
    throw new Error(problems.map(formatProblem).join("\n"));
  }
};

/** @throws with the program's output if it fails */
const run = (program: string, args: readonly string[], env: Readonly<Record<string, string>>): void => {
  const { status, stdout, stderr } = spawnSync(path.resolve("node_modules/.bin", program), args, {
    env: { ...process.env, ...env },
    encoding: "utf8",
  });
  if (status !== 0) {
    throw new Error(`${stdout}\n${stderr}`);
  }
};

const main = async (): Promise<void> => {
  const edited = await mkdtemp(path.join(os.tmpdir(), "edits-"));
  for (const folder of ["data", "content"]) {
    await cp(folder, path.join(edited, folder), { recursive: true });
  }
  // A busy machine may starve a browser once; nothing is written before all is edited.
  await editInStudio(edited).catch(() => editInStudio(edited));
  log(`edited in the studio: ${STUDIO_EDITS.join("; ")}`);
  applyEdits(edited);
  await syncProject(COPY, { data: path.join(edited, "data"), content: path.join(edited, "content") });
  await rm(edited, { recursive: true });
  log(`${EDITS.length} edits: ${EDITS.map(({ name }) => name).join("; ")}`);

  const files = filesOnDisk(COPY);
  expectNone(inspectContent(files).problems);
  expectNone(findPlaceholders(files));
  log("content: in order, and ready to go live");

  log(`build: ${Math.round(await buildProject(COPY))} s`);
  const missing = missingEdits(COPY);
  if (missing.length > 0) {
    throw new Error(`The finished pages lack ${missing.join(", ")}`);
  }
  run("jest", ["--config", "e2e/html/jest.config.mjs", "--verbose=false", "-t", BY_CONTENT], { BUILT_ROOT: COPY });
  log("finished pages: green");

  const names = CHANGED.map((address) => `${address} `).join("|");
  run("playwright", ["test", "e2e/content/every-page.spec.ts", "--project=chromium", "-g", ` (?:${names})`], {
    E2E_HOSTING_DIR: path.join(COPY, ".hosting"),
    PLAYWRIGHT_JSON_OUTPUT_FILE: ".reports/edits.json",
  });
  log("changed pages in the browser: green");
};

runScript(main);
