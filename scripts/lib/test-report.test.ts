import { outcomeOf, summary } from "./test-report";

const JEST = JSON.stringify({ numPassedTests: 40, numFailedTests: 0, numRuntimeErrorTestSuites: 0 });

describe("summary", () => {
  it("ends with the count of everything that ran", () => {
    const outcomes = new Map([
      ["unit tests", outcomeOf(true, "", JEST)],
      ["types", outcomeOf(true, "")],
    ]);
    expect(summary(outcomes).trim()).toBe("41 passed, 0 failed");
    expect(summary(new Map()).trim()).toBe("0 passed, 0 failed");
  });

  it("tells what failed with what it said, not what passed, before the count", () => {
    const outcomes = new Map([
      ["types", outcomeOf(false, "a.ts(1,1): error\n")],
      ["unit tests", { passed: 1, failed: 2, output: "PASS a.test.ts\nFAIL b.test.ts\n" }],
      ["content", outcomeOf(true, "in order")],
    ]);
    expect(summary(outcomes)).toBe(
      "\n✗ types\n  a.ts(1,1): error\n\n✗ unit tests\n  FAIL b.test.ts\n\n2 passed, 3 failed\n",
    );
  });
});

describe("outcomeOf", () => {
  it("counts tests, and files that could not run", () => {
    const json = JSON.stringify({ numPassedTests: 3, numFailedTests: 1, numRuntimeErrorTestSuites: 1 });
    expect(outcomeOf(false, "", json)).toMatchObject({ passed: 3, failed: 2 });
  });

  it("counts a browser test that passed at a second try as passed, and an error outside the tests as failed", () => {
    const json = JSON.stringify({ stats: { expected: 3, flaky: 1, unexpected: 2, skipped: 5 }, errors: [{}] });
    expect(outcomeOf(false, "", json)).toMatchObject({ passed: 4, failed: 3 });
  });

  it.each([
    ["no result", true, ""],
    ["no test", true, "{}"],
    ["an error that no test explains", false, JEST],
  ])("fails on %s", (_case, ok, json) => {
    expect(outcomeOf(ok, "said", json)).toMatchObject({ failed: 1, output: "said" });
  });
});
