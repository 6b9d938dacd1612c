/**
 * Runs every check and test, one after the other, and ends with the line `N passed, N failed`. Each unit and
 * end-to-end test counts as one, and so does each other step. Results of the test runners are kept in .reports.
 *
 *   npm test
 */
import { spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { reason } from "./lib/ensure-tool";
import {
  checkOutcome,
  jestOutcome,
  notRun,
  type Outcome,
  playwrightOutcome,
  runnerOutcome,
  summary,
} from "./lib/test-report";

interface Step {
  name: string;
  command: readonly [program: string, ...args: string[]];
  env?: Readonly<Record<string, string>>;
  /** Steps without which this one says nothing. */
  needs?: readonly string[];
  /** Whether its output is shown while it runs; otherwise it is shown when it fails. */
  live?: boolean;
  /** File in which a test runner leaves its result, and how its text is read. */
  result?: { file: string; read: (json: string) => Outcome };
}

const UNIT_RESULT = ".reports/unit.json";
const BUILT_RESULT = ".reports/built.json";
const E2E_RESULT = ".reports/e2e.json";
const TYPES = "src/gatsby-types.d.ts";

const npmRun = (script: string, ...args: string[]): Step["command"] => [
  "npm",
  "run",
  "--silent",
  script,
  ...(args.length > 0 ? ["--", ...args] : []),
];

const STEPS: readonly Step[] = [
  { name: "programs for the tests", command: npmRun("setup:test"), live: true },
  { name: "format and lint", command: ["biome", "ci", "."] },
  { name: "import directions", command: npmRun("lint:imports") },
  { name: "types", command: npmRun("types") },
  {
    name: "unit tests",
    command: npmRun("test:unit", "--json", `--outputFile=${UNIT_RESULT}`, "--reporters=summary"),
    result: { file: UNIT_RESULT, read: (json) => jestOutcome(JSON.parse(json)) },
  },
  { name: "content", command: npmRun("check:content") },
  { name: "JSON Schemas", command: npmRun("check:schemas") },
  { name: "spelling", command: npmRun("check:spelling") },
  { name: "build", command: npmRun("build") },
  ...(existsSync(".git")
    ? [{ name: "query types", command: ["git", "diff", "--exit-code", TYPES], needs: ["build"] } satisfies Step]
    : []),
  {
    name: "finished pages",
    command: npmRun("test:built", "--json", `--outputFile=${BUILT_RESULT}`, "--reporters=summary"),
    needs: ["build"],
    result: { file: BUILT_RESULT, read: (json) => jestOutcome(JSON.parse(json)) },
  },
  {
    name: "end-to-end tests",
    command: npmRun("test:e2e", "--reporter=dot,json"),
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: E2E_RESULT },
    needs: ["programs for the tests", "build"],
    live: true,
    result: { file: E2E_RESULT, read: (json) => playwrightOutcome(JSON.parse(json)) },
  },
];

const write = (text: string): void => {
  process.stdout.write(text);
};

interface Ended {
  ok: boolean;
  output: string;
}

const run = ({ command: [program, ...args], env, live = false }: Step): Promise<Ended> =>
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

const perform = async (step: Step): Promise<Outcome> => {
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

const report = ({ name, live }: Step, { passed, failures, remarks }: Outcome, seconds: number): void => {
  const mark = failures.length > 0 ? "✗" : "✓";
  const amounts = passed + failures.length > 1 ? ` ${passed} passed, ${failures.length} failed` : "";
  write(`${live ? `\n${name}` : ""} ${mark}${amounts} (${Math.round(seconds)} s)\n${remarks ? `${remarks}\n` : ""}`);
};

const main = async (): Promise<void> => {
  mkdirSync(".reports", { recursive: true });
  const outcomes = new Map<string, Outcome>();
  for (const step of STEPS) {
    const { name, needs = [], live } = step;
    write(`${name} …${live ? "\n" : ""}`);
    const start = performance.now();
    const missing = needs.find((other) => (outcomes.get(other)?.failures.length ?? 0) > 0);
    const outcome = missing ? notRun(name, missing) : await perform(step);
    outcomes.set(name, outcome);
    report(step, outcome, (performance.now() - start) / 1000);
  }
  const all = [...outcomes.values()];
  write(summary(all));
  process.exitCode = all.some(({ failures }) => failures.length > 0) ? 1 : 0;
};

main();
