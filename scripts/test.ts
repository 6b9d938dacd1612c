/**
 * Runs every check and test, and ends with the line `N passed, N failed`. Each test counts as one, and so does each
 * other step. Steps that do not depend on each other run side by side. Results of the test runners are kept in .reports.
 *
 *   npm test
 *   npm run check    without the browser, and without the week of edits
 */
import { spawn } from "node:child_process";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { inspectContent } from "../src/content-check/check";
import { filesOnDisk } from "../src/content-check/disk";
import { formatProblems } from "../src/content-check/format";
import { runSteps, type Step } from "./lib/run-steps";
import { reason } from "./lib/script";
import { checkOutcome, jestOutcome, type Outcome, playwrightOutcome, runnerOutcome, summary } from "./lib/test-report";
import { driftedFiles } from "./schema-files";

/** A program that says by its exit code whether all is well. */
interface Program extends Step {
  command: readonly [program: string, ...args: string[]];
  env?: Readonly<Record<string, string>>;
  /** Whether its output is shown while it runs; otherwise it is shown when it fails. */
  live?: boolean;
  /** File in which a test runner leaves its result, and how its text is read. */
  result?: { file: string; read: (json: string) => Outcome };
}

/** A check that takes no program of its own. */
interface Inspection extends Step {
  /** Returns what is wrong; nothing when all is well. */
  inspect: () => string;
}

type TestStep = (Program | Inspection) & {
  /** Whether `npm run check` leaves it out. */
  onlyInFull?: boolean;
};

/** Steps that run side by side: two cores are the smallest machine. */
const LANES = 2;

const TYPES = "src/gatsby-types.d.ts";
const typesBefore = readFileSync(TYPES, "utf8");

const npmRun = (script: string, ...args: string[]): Program["command"] => [
  "npm",
  "run",
  "--silent",
  script,
  ...(args.length > 0 ? ["--", ...args] : []),
];

const jestStep = (name: string, script: string, file: string): Program => ({
  name,
  command: npmRun(script, "--json", `--outputFile=${file}`, "--reporters=summary"),
  result: { file, read: (json) => jestOutcome(JSON.parse(json)) },
});

/** The slow ones first, each as soon as what it needs is there: what they leave room for fills the second lane. */
const STEPS: readonly TestStep[] = [
  { name: "programs for the tests", command: npmRun("setup:test"), live: true, onlyInFull: true },
  jestStep("unit tests", "test:unit", ".reports/unit.json"),
  { name: "build", command: npmRun("build"), env: { WRITE_QUERY_TYPES: "true" } },
  {
    name: "a week of edits",
    command: npmRun("test:edits"),
    needs: ["programs for the tests", "build"],
    onlyInFull: true,
  },
  { name: "build of the fixture site", command: npmRun("build:fixture"), onlyInFull: true },
  { ...jestStep("finished pages", "test:built", ".reports/built.json"), needs: ["build"] },
  { name: "types", command: npmRun("types") },
  { name: "spelling", command: npmRun("check:spelling") },
  { name: "format and lint", command: ["biome", "ci", "."] },
  { name: "import directions", command: npmRun("lint:imports") },
  {
    name: "content",
    inspect: () => {
      const { problems } = inspectContent(filesOnDisk(process.cwd()));
      return problems.length > 0 ? formatProblems(problems) : "";
    },
  },
  {
    name: "JSON Schemas",
    inspect: () =>
      driftedFiles(".")
        .map((file) => `${file}: run \`npm run schemas\` and commit it`)
        .join("\n"),
  },
  {
    name: "query types",
    needs: ["build"],
    inspect: () =>
      readFileSync(TYPES, "utf8") === typesBefore
        ? ""
        : `The queries have changed: the build has written ${TYPES} anew. Commit it, and run this again.`,
  },
  {
    name: "end-to-end tests",
    command: ["playwright", "test", "--reporter=dot,json"],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: ".reports/e2e.json" },
    alone: true,
    live: true,
    onlyInFull: true,
    result: { file: ".reports/e2e.json", read: (json) => playwrightOutcome(JSON.parse(json)) },
    needs: ["programs for the tests", "build", "build of the fixture site"],
  },
];

const write = (text: string): void => {
  process.stdout.write(text);
};

interface Ended {
  ok: boolean;
  output: string;
}

const run = ({ command: [program, ...args], env, live = false }: Program): Promise<Ended> =>
  new Promise((resolve) => {
    const binaries = path.resolve("node_modules/.bin");
    const child = spawn(program, args, {
      stdio: ["ignore", "pipe", "pipe"],
      env: { ...process.env, ...env, PATH: `${binaries}${path.delimiter}${process.env.PATH ?? ""}` },
    });
    let output = "";
    const onData = (data: string) => {
      output += data;
      if (live) {
        write(data);
      }
    };
    child.stdout.setEncoding("utf8").on("data", onData);
    child.stderr.setEncoding("utf8").on("data", onData);
    child.on("error", (error) => resolve({ ok: false, output: `${output}\n${reason(error)}` }));
    child.on("close", (code) => resolve({ ok: code === 0, output }));
  });

const perform = async (step: TestStep): Promise<Outcome> => {
  if ("inspect" in step) {
    const problems = step.inspect();
    return checkOutcome(step.name, problems === "", problems);
  }
  const { name, result } = step;
  if (!result) {
    const { ok, output } = await run(step);
    return checkOutcome(name, ok, output);
  }
  const { file, read } = result;
  rmSync(file, { force: true });
  const { ok, output } = await run(step);
  return runnerOutcome(name, ok, output, () => read(readFileSync(file, "utf8")));
};

const report = (step: TestStep, { passed, failures, remarks }: Outcome, seconds: number): void => {
  const mark = failures.length > 0 ? "✗" : "✓";
  const amounts = passed + failures.length > 1 ? `: ${passed} passed, ${failures.length} failed` : "";
  write(`${mark} ${step.name}${amounts} (${Math.round(seconds)} s)\n${remarks ? `${remarks}\n` : ""}`);
};

const main = async (): Promise<void> => {
  const full = !process.argv.includes("--no-browser");
  mkdirSync(".reports", { recursive: true });
  const outcomes = await runSteps(
    STEPS.filter(({ onlyInFull }) => full || !onlyInFull),
    { lanes: LANES, perform, ended: report },
  );
  write(summary(outcomes));
  process.exitCode = outcomes.some(({ failures }) => failures.length > 0) ? 1 : 0;
};

main();
