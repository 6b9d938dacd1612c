import path from "node:path";
import {
  checkOutcome,
  jestOutcome,
  notRun,
  type Outcome,
  playwrightOutcome,
  runnerOutcome,
  summary,
  tail,
} from "./test-report";

const lastLine = (outcomes: Outcome[]) => summary(outcomes).trimEnd().split("\n").at(-1);

const jestFile = (
  name: string,
  ...assertionResults: { status: string; fullName: string; failureMessages: string[] }[]
) => ({
  name: path.resolve(name),
  status: assertionResults.every(({ status }) => status !== "failed") ? "passed" : "failed",
  message: "",
  assertionResults,
});

const jestTest = (fullName: string, failure?: string) => ({
  status: failure ? "failed" : "passed",
  fullName,
  failureMessages: failure ? [failure] : [],
});

describe("summary", () => {
  it("ends with the count of everything that ran", () => {
    expect(lastLine([{ passed: 40, failures: [] }, checkOutcome("types", true, "")])).toBe("41 passed, 0 failed");
    expect(lastLine([])).toBe("0 passed, 0 failed");
  });

  it("names each failure with what it said before the count", () => {
    const text = summary([checkOutcome("types", false, "a.ts(1,1): error\n"), notRun("end-to-end tests", "the build")]);
    expect(text).toContain("✗ types\n  a.ts(1,1): error\n");
    expect(text).toContain("✗ end-to-end tests\n  Not run, because the build failed.\n");
    expect(text.endsWith("\n0 passed, 2 failed\n")).toBe(true);
  });
});

describe("tail", () => {
  it("keeps the last lines, without colours", () => {
    expect(tail("one\n\u001B[31mtwo\u001B[39m\nthree\n", 2)).toBe("…\ntwo\nthree");
    expect(tail("one\n", 2)).toBe("one");
  });
});

describe("jestOutcome", () => {
  it("counts tests and names those that failed", () => {
    const file = jestFile("a.test.ts", jestTest("adds"), jestTest("subtracts", "Expected 1, received 2"));
    expect(jestOutcome({ numPassedTests: 1, testResults: [file] })).toEqual({
      passed: 1,
      failures: [{ name: "a.test.ts › subtracts", details: "Expected 1, received 2" }],
    });
  });

  it("counts a file that could not run as one failure", () => {
    const file = { ...jestFile("b.test.ts"), status: "failed", message: "Cannot find module" };
    expect(jestOutcome({ numPassedTests: 0, testResults: [file] }).failures).toEqual([
      { name: "b.test.ts", details: "Cannot find module" },
    ]);
  });
});

describe("playwrightOutcome", () => {
  const spec = (title: string, status: "expected" | "unexpected" | "flaky" | "skipped", message?: string) => ({
    title,
    tests: [{ status, results: [{ errors: message ? [{ message }] : [] }] }],
  });

  it("counts the tests of every suite", () => {
    const outcome = playwrightOutcome({
      suites: [
        { title: "pages.spec.ts", specs: [spec("home", "expected")] },
        {
          title: "header.spec.ts",
          suites: [{ title: "drawer", specs: [spec("opens", "unexpected", "Timed out"), spec("closes", "expected")] }],
        },
      ],
      errors: [],
    });
    expect(outcome).toEqual({
      passed: 2,
      failures: [{ name: "header.spec.ts › drawer › opens", details: "Timed out" }],
    });
  });

  it("remarks skipped tests and those that passed at a second try", () => {
    const specs = [spec("home", "flaky"), spec("brotli", "skipped")];
    expect(playwrightOutcome({ suites: [{ title: "a.spec.ts", specs }], errors: [] })).toEqual({
      passed: 1,
      failures: [],
      remarks: "passed at a second try: a.spec.ts › home\nskipped: a.spec.ts › brotli",
    });
  });

  it("counts an error outside the tests as a failure", () => {
    expect(playwrightOutcome({ suites: [], errors: [{ message: "nginx is missing" }] }).failures).toEqual([
      { name: "end-to-end tests", details: "nginx is missing" },
    ]);
  });
});

describe("runnerOutcome", () => {
  const passing = (): Outcome => ({ passed: 3, failures: [] });

  it("is what the runner found", () => {
    const failing = (): Outcome => ({ passed: 2, failures: [{ name: "a", details: "b" }] });
    expect(runnerOutcome("unit tests", true, "", passing)).toEqual(passing());
    expect(runnerOutcome("unit tests", false, "", failing)).toEqual(failing());
  });

  it.each([
    ["no result", true, () => JSON.parse(""), "left no result"],
    ["no test", true, (): Outcome => ({ passed: 0, failures: [] }), "No test ran"],
    ["a failure that no test explains", false, passing, "yet the test runner failed"],
  ])("fails on %s", (_case, ok, read, message) => {
    const { failures } = runnerOutcome("unit tests", ok, "output", read);
    expect(failures).toHaveLength(1);
    expect(failures[0]?.details).toContain(message);
    expect(failures[0]?.details).toContain("output");
  });
});
