/**
 * Runs every check and test, and ends with the line `N passed, N failed`. Each test counts as one, and so does each
 * other step.
 *
 *   npm test
 *   npm run check    without the browser, and without the week of edits
 */
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import concurrently, { type CloseEvent } from "concurrently";
import { countsOf } from "./lib/test-report";

interface TestStep {
  name: string;
  command: string;
  /** File in which a test runner leaves its counts, which are added. */
  json?: string;
  /** Whether `npm run check` leaves it out. */
  onlyInFull?: boolean;
}

const TYPES = "src/gatsby-types.d.ts";
const TYPES_BEFORE = ".reports/query-types.d.ts";

/** What each round makes, the next one needs. */
const ROUNDS: readonly (readonly TestStep[])[] = [
  [
    { name: "programs for the tests", command: "npm run --silent setup:test", onlyInFull: true },
    { name: "build", command: `cp ${TYPES} ${TYPES_BEFORE} && WRITE_QUERY_TYPES=true npm run --silent build` },
    { name: "build of the fixture site", command: "npm run --silent build:fixture", onlyInFull: true },
    { name: "format and lint", command: "npm run --silent lint" },
    { name: "types", command: "npm run --silent types" },
    { name: "spelling", command: "npm run --silent check:spelling" },
    { name: "content", command: "npm run --silent check:content" },
  ],
  [
    { name: "a week of edits", command: "npm run --silent test:edits", onlyInFull: true },
    {
      name: "unit tests",
      command: "npm run --silent test:unit -- --reporters=summary --json --outputFile=.reports/unit.json",
      json: ".reports/unit.json",
    },
    {
      name: "finished pages",
      command: "npm run --silent test:built -- --verbose=false --json --outputFile=.reports/built.json",
      json: ".reports/built.json",
    },
    {
      name: "query types",
      command: `diff ${TYPES_BEFORE} ${TYPES} || (echo "The build has written ${TYPES} anew: commit it." && false)`,
    },
  ],
  [
    {
      name: "end-to-end tests",
      command: "PLAYWRIGHT_JSON_OUTPUT_FILE=.reports/e2e.json playwright test --reporter=dot,json",
      json: ".reports/e2e.json",
      onlyInFull: true,
    },
  ],
];

/** Room for short-lived objects, in MB: a tenth less work for programs that load many modules, such as Jest. */
const NODE_OPTIONS = `--max-semi-space-size=64 ${process.env.NODE_OPTIONS ?? ""}`;

/** Runs steps side by side, and shows what each says when those before it are done. */
const run = (steps: readonly TestStep[]): Promise<CloseEvent[]> =>
  concurrently(
    steps.map(({ name, command }) => ({ name, command, env: { NODE_OPTIONS } })),
    { group: true, maxProcesses: 3 },
  ).result.catch((events: CloseEvent[]) => events);

const main = async (): Promise<void> => {
  const full = !process.argv.includes("--no-browser");
  const total = { passed: 0, failed: 0 };
  const told: string[] = [];
  mkdirSync(".reports", { recursive: true });
  for (const round of ROUNDS) {
    const steps = round.filter(({ onlyInFull }) => full || !onlyInFull);
    for (const { json } of steps) {
      if (json) rmSync(json, { force: true });
    }
    for (const { index, exitCode, timings } of steps.length > 0 ? await run(steps) : []) {
      const { name = "", json } = steps[index] ?? {};
      const { passed, failed } = countsOf(exitCode === 0, json && (existsSync(json) ? readFileSync(json, "utf8") : ""));
      total.passed += passed;
      total.failed += failed;
      const seconds = Math.round(timings.durationSeconds);
      told.push(`${failed > 0 ? "✗" : "✓"} ${name}: ${passed} passed, ${failed} failed (${seconds} s)\n`);
    }
  }
  process.stdout.write(`\n${told.join("")}\n${total.passed} passed, ${total.failed} failed\n`);
  process.exitCode = total.failed > 0 ? 1 : 0;
};

main();
