/** Result of one step of `npm test`. */
export interface Outcome {
  /** Each test counts as one, and so does each other step. */
  passed: number;
  failed: number;
  /** Shown at the end if something failed. */
  output: string;
}

/** Reads the counts from a test runner's JSON. */
const COUNTS = {
  jest: ({ numPassedTests = 0, numFailedTests = 0, numRuntimeErrorTestSuites = 0 }) => ({
    passed: numPassedTests,
    failed: numFailedTests + numRuntimeErrorTestSuites,
  }),
  playwright: ({ stats = { expected: 0, flaky: 0, unexpected: 0 }, errors = [] as readonly unknown[] }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
  }),
};

export type TestRunner = keyof typeof COUNTS;

/** Result of a check that passes or fails as a whole. */
export const checkOutcome = (ok: boolean, output: string): Outcome => ({
  passed: ok ? 1 : 0,
  failed: ok ? 0 : 1,
  output,
});

/**
 * Result of a test runner. Without a result, without tests, or with an error that no failed test explains, it has failed.
 * @param json its JSON; empty if it wrote none
 */
export const runnerOutcome = (runner: TestRunner, ok: boolean, output: string, json: string): Outcome => {
  const { passed, failed } = COUNTS[runner](JSON.parse(json || "{}"));
  return {
    passed,
    failed: failed || (ok && passed > 0 ? 0 : 1),
    output: `${output}\nThe runner counted ${passed} passed.`,
  };
};

/** Most lines shown of a failed step, without passed test files; its file has the rest. */
const MAX_LINES = 200;

/** The end of the report: failures, and the total on the last line. */
export const summary = (outcomes: ReadonlyMap<string, Outcome>): string => {
  const total = (count: "passed" | "failed") =>
    [...outcomes.values()].reduce((sum, outcome) => sum + outcome[count], 0);
  const told = [...outcomes]
    .filter(([, { failed }]) => failed > 0)
    .flatMap(([name, { output }]) => {
      const lines = output.split("\n").filter((line) => line !== "" && !line.startsWith("PASS "));
      return ["", `✗ ${name}`, ...lines.slice(-MAX_LINES).map((line) => `  ${line}`)];
    });
  return [...told, "", `${total("passed")} passed, ${total("failed")} failed`, ""].join("\n");
};
