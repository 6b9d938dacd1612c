/** How much of a step of `npm test` passed; each test counts as one, and so does each other step. */
export interface Counts {
  passed: number;
  failed: number;
}

/** The counts in what Jest or Playwright writes as JSON, each in its own words. */
const countsIn = (json: string): Counts => {
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
 * Counts of a step, which passes or fails as a whole unless it runs tests. Tests have failed without a result, without a
 * test, or with an error that none of them explains.
 * @param json result of a test runner; empty if it wrote none
 */
export const countsOf = (ok: boolean, json?: string): Counts => {
  const { passed, failed } = json === undefined ? { passed: Number(ok), failed: 0 } : countsIn(json || "{}");
  return { passed, failed: failed || (ok && passed > 0 ? 0 : 1) };
};
