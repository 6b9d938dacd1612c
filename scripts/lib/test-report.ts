/** Result of one step of `npm test`. */
export interface Outcome {
  /** Each test counts as one, and so does each other step. */
  passed: number;
  failed: number;
  /** Shown at the end if something failed. */
  output: string;
}

/** The counts in what Jest or Playwright writes as JSON, each in its own words. */
const countsIn = (json: string) => {
  const {
    numPassedTests = 0,
    numFailedTests = 0,
    numRuntimeErrorTestSuites = 0,
    stats,
    errors = [],
  } = JSON.parse(json);
  const { expected = 0, flaky = 0, unexpected = 0 } = stats ?? {};
  return {
    passed: numPassedTests + expected + flaky,
    failed: numFailedTests + numRuntimeErrorTestSuites + unexpected + errors.length,
  };
};

/**
 * Result of a step, which passes or fails as a whole unless it runs tests. Tests have failed without a result, without a
 * test, or with an error that none of them explains.
 * @param json result of a test runner; empty if it wrote none
 */
export const outcomeOf = (ok: boolean, output: string, json?: string): Outcome => {
  const { passed, failed } = json === undefined ? { passed: Number(ok), failed: 0 } : countsIn(json || "{}");
  return { passed, failed: failed || (ok && passed > 0 ? 0 : 1), output };
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
