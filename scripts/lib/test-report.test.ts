import { countsOf } from "./test-report";

const JEST = JSON.stringify({ numPassedTests: 40, numFailedTests: 0, numRuntimeErrorTestSuites: 0 });

describe("countsOf", () => {
  it("counts a step without tests as one", () => {
    expect(countsOf(true)).toEqual({ passed: 1, failed: 0 });
    expect(countsOf(false)).toEqual({ passed: 0, failed: 1 });
  });

  it("counts tests, and files that could not run", () => {
    const json = JSON.stringify({ numPassedTests: 3, numFailedTests: 1, numRuntimeErrorTestSuites: 1 });
    expect(countsOf(true, JEST)).toEqual({ passed: 40, failed: 0 });
    expect(countsOf(false, json)).toEqual({ passed: 3, failed: 2 });
  });

  it("counts a browser test that passed at a second try as passed, and an error outside the tests as failed", () => {
    const json = JSON.stringify({ stats: { expected: 3, flaky: 1, unexpected: 2, skipped: 5 }, errors: [{}] });
    expect(countsOf(false, json)).toEqual({ passed: 4, failed: 3 });
  });

  it.each([
    ["no result", true, ""],
    ["no test", true, "{}"],
    ["an error that no test explains", false, JEST],
  ])("fails on %s", (_case, ok, json) => {
    expect(countsOf(ok, json)).toMatchObject({ failed: 1 });
  });
});
