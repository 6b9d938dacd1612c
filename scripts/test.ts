/**
 * Runs every check and test, and ends with the line `N passed, N failed`. Each test counts as one, and so does each
 * other step. Steps that do not depend on each other run side by side. What each said is kept in .reports.
 *
 *   npm test
 *   npm run check    without the browser, and without the week of edits
 */
import { exec } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { type Outcome, outcomeOf, summary } from "./lib/test-report";

interface TestStep {
  name: string;
  command: string;
  /** Steps before it without which it is not run. */
  needs?: readonly string[];
  /** Whether its output is shown while it runs, not only on failure. */
  live?: boolean;
  /** File in which a test runner leaves its counts, which are added. */
  json?: string;
  /** Whether `npm run check` leaves it out. */
  onlyInFull?: boolean;
}

const jestStep = (script: string, json: string): Pick<TestStep, "command" | "json"> => ({
  command: `npm run --silent ${script} -- --json --outputFile=${json}`,
  json,
});

const TYPES = "src/gatsby-types.d.ts";
const TYPES_BEFORE = ".reports/query-types.d.ts";

/** Waits for the network most of the time. */
const PROGRAMS: TestStep = { name: "programs for the tests", command: "npm run --silent setup:test", live: true };

/** Two workers take the first step that need not wait for another; where all must, the first. */
const STEPS: readonly TestStep[] = [
  { name: "build", command: `cp ${TYPES} ${TYPES_BEFORE} && WRITE_QUERY_TYPES=true npm run --silent build` },
  { name: "build of the fixture site", command: "npm run --silent build:fixture", onlyInFull: true },
  {
    name: "a week of edits",
    command: "npm run --silent test:edits",
    needs: ["programs for the tests", "build", "build of the fixture site"],
    onlyInFull: true,
  },
  { name: "unit tests", ...jestStep("test:unit", ".reports/unit.json") },
  { name: "finished pages", ...jestStep("test:built", ".reports/built.json"), needs: ["build"] },
  { name: "format and lint", command: "npm run --silent lint" },
  { name: "spelling", command: "npm run --silent check:spelling" },
  { name: "content", command: "npm run --silent check:content" },
  { name: "types", command: "npm run --silent types" },
  {
    name: "query types",
    needs: ["build"],
    command: `diff ${TYPES_BEFORE} ${TYPES} || (echo "The build has written ${TYPES} anew: commit it." && false)`,
  },
];

/** Runs alone, on the whole machine. */
const END_TO_END: TestStep = {
  name: "end-to-end tests",
  command: "PLAYWRIGHT_JSON_OUTPUT_FILE=.reports/e2e.json playwright test --reporter=dot,json",
  json: ".reports/e2e.json",
  needs: ["programs for the tests", "build", "build of the fixture site"],
  live: true,
};

/** Room for short-lived objects, in MB: a tenth less work for programs that load many modules, such as Jest. */
const NODE_OPTIONS = `--max-semi-space-size=64 ${process.env.NODE_OPTIONS ?? ""}`;

/** Runs a command without input; its output is that of both streams, in order. */
const run = (command: string, live = false): Promise<{ ok: boolean; output: string }> =>
  new Promise((resolve) => {
    const options = { maxBuffer: Number.POSITIVE_INFINITY, env: { ...process.env, NODE_OPTIONS } };
    const child = exec(`(${command}) 2>&1 </dev/null`, options, (error, output) => resolve({ ok: !error, output }));
    if (live) child.stdout?.pipe(process.stdout);
  });

/** Waits for what a step needs, which has started by then, and runs it. */
const runStep = async (step: TestStep, started: ReadonlyMap<string, Promise<Outcome>>): Promise<Outcome> => {
  const { name, command, live, json, needs = [] } = step;
  for (const need of needs) {
    if ((await started.get(need))?.failed) return outcomeOf(false, `Not run, because “${need}” failed.`);
  }
  if (json) rmSync(json, { force: true });
  const { ok, output } = await run(command, live);
  writeFileSync(`.reports/${name.replaceAll(/\W+/g, "-")}.log`, output);
  return outcomeOf(ok, output, json && (existsSync(json) ? readFileSync(json, "utf8") : ""));
};

const main = async (): Promise<void> => {
  const full = !process.argv.includes("--no-browser");
  const started = new Map<string, Promise<Outcome>>();
  const outcomes = new Map<string, Outcome>();
  const take = (queue: TestStep[]): TestStep | undefined => {
    const ready = queue.findIndex(({ needs = [] }) => needs.every((need) => outcomes.has(need)));
    return queue.splice(Math.max(ready, 0), 1)[0];
  };
  const work = async (queue: TestStep[]): Promise<void> => {
    for (let step = take(queue); step; step = take(queue)) {
      const start = performance.now();
      const running = runStep(step, started);
      started.set(step.name, running);
      const outcome = await running;
      outcomes.set(step.name, outcome);
      const seconds = Math.round((performance.now() - start) / 1000);
      const { passed, failed } = outcome;
      const sign = failed > 0 ? "✗" : "✓";
      process.stdout.write(`${sign} ${step.name}: ${passed} passed, ${failed} failed (${seconds} s)\n`);
    }
  };
  mkdirSync(".reports", { recursive: true });
  const queue = STEPS.filter(({ onlyInFull }) => full || !onlyInFull);
  await Promise.all([work(full ? [PROGRAMS] : []), work(queue), work(queue)]);
  if (full) await work([END_TO_END]);
  process.stdout.write(summary(outcomes));
  process.exitCode = [...outcomes.values()].some(({ failed }) => failed > 0) ? 1 : 0;
};

main();
