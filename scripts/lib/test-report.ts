import path from "node:path";
import { stripVTControlCharacters } from "node:util";

/** Something that went wrong, for the end of the report. */
export interface Failure {
  /** Check or test that failed. */
  name: string;
  /** What it said. */
  details: string;
}

/** Result of one step of `npm test`. */
export interface Outcome {
  passed: number;
  /** One failure for each failed test or check. */
  failures: Failure[];
  /** What was left out on purpose, or passed at a second try. */
  remarks?: string;
}

/** The parts of Jest's `--json` result that are used. */
export interface JestResult {
  numPassedTests: number;
  testResults: readonly {
    /** Absolute path. */
    name: string;
    status: string;
    /** Why the whole file failed. */
    message: string;
    assertionResults: readonly { status: string; fullName: string; failureMessages?: readonly string[] | null }[];
  }[];
}

interface PlaywrightError {
  message?: string;
}

interface PlaywrightSuite {
  title: string;
  suites?: readonly PlaywrightSuite[];
  specs?: readonly {
    title: string;
    tests: readonly {
      status: "expected" | "unexpected" | "flaky" | "skipped";
      results: readonly { errors?: readonly PlaywrightError[] }[];
    }[];
  }[];
}

/** The parts of the result of Playwright's JSON reporter that are used. */
export interface PlaywrightResult {
  suites: readonly PlaywrightSuite[];
  /** Errors outside tests, such as a failed global set-up. */
  errors: readonly PlaywrightError[];
}

/** Lines of a failure that are shown; the rest stands in .reports. */
const MAX_LINES = 40;

const linesOf = (text: string): string[] => stripVTControlCharacters(text).trim().split("\n");

/** The last lines of a text, without colours and empty lines around it. */
export const tail = (text: string, lines = MAX_LINES): string => {
  const all = linesOf(text);
  return all.length > lines ? ["…", ...all.slice(-lines)].join("\n") : all.join("\n");
};

const head = (text: string): string => {
  const all = linesOf(text);
  return all.length > MAX_LINES ? [...all.slice(0, MAX_LINES), "…"].join("\n") : all.join("\n");
};

/** Result of a check that is right or wrong as a whole. */
export const checkOutcome = (name: string, ok: boolean, output: string): Outcome =>
  ok ? { passed: 1, failures: [] } : { passed: 0, failures: [{ name, details: tail(output) }] };

/** Result of a step that could not run. */
export const notRun = (name: string, because: string): Outcome => ({
  passed: 0,
  failures: [{ name, details: `Not run, because ${because} failed.` }],
});

/** Result of the unit tests; a file that could not run counts as one failure. */
export const jestOutcome = ({ numPassedTests, testResults }: JestResult): Outcome => ({
  passed: numPassedTests,
  failures: testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = path.relative(".", name);
    const failed = assertionResults.filter((test) => test.status === "failed");
    return status === "failed" && failed.length === 0
      ? [{ name: file, details: head(message) }]
      : failed.map(({ fullName, failureMessages }) => ({
          name: `${file} › ${fullName}`,
          details: head((failureMessages ?? []).join("\n")),
        }));
  }),
});

interface NamedTest {
  name: string;
  status: string;
  details: string;
}

const messages = (errors: readonly PlaywrightError[]): string =>
  errors.map(({ message }) => message ?? "no message").join("\n\n");

const testsOf = (suite: PlaywrightSuite, above: readonly string[]): NamedTest[] => {
  const names = [...above, suite.title].filter(Boolean);
  const own = (suite.specs ?? []).flatMap(({ title, tests }) =>
    tests.map(({ status, results }) => ({
      name: [...names, title].join(" › "),
      status,
      details: messages(results.at(-1)?.errors ?? []),
    })),
  );
  return [...own, ...(suite.suites ?? []).flatMap((inner) => testsOf(inner, names))];
};

/** Result of the end-to-end tests; a test that passed at a second try counts as passed and is remarked. */
export const playwrightOutcome = ({ suites, errors }: PlaywrightResult): Outcome => {
  const tests = suites.flatMap((suite) => testsOf(suite, []));
  const withStatus = (status: string) => tests.filter((test) => test.status === status);
  const remarks = [
    ...withStatus("flaky").map(({ name }) => `passed at a second try: ${name}`),
    ...withStatus("skipped").map(({ name }) => `skipped: ${name}`),
  ].join("\n");
  return {
    passed: withStatus("expected").length + withStatus("flaky").length,
    failures: [
      ...withStatus("unexpected").map(({ name, details }) => ({ name, details: head(details) })),
      ...errors.map((error) => ({ name: "end-to-end tests", details: head(messages([error])) })),
    ],
    ...(remarks && { remarks }),
  };
};

/**
 * The outcome of a test runner, or a failure where it contradicts itself: no result, no test, or an exit code that no
 * failed test explains.
 *
 * @param read makes the outcome of the runner's result file; throws when there is none
 */
export const runnerOutcome = (name: string, ok: boolean, output: string, read: () => Outcome): Outcome => {
  let outcome: Outcome;
  try {
    outcome = read();
  } catch {
    return checkOutcome(name, false, `${output}\nThe test runner left no result.`);
  }
  const { passed, failures } = outcome;
  if (failures.length > 0 || (ok && passed > 0)) {
    return outcome;
  }
  const contradiction = ok ? "No test ran." : "All tests passed, yet the test runner failed.";
  return { ...outcome, failures: [{ name, details: tail(`${output}\n${contradiction}`) }] };
};

const indented = (text: string): string => text.replaceAll(/^(?=.)/gm, "  ");

/** The end of the report: what failed, and the count of all that ran on the last line. */
export const summary = (outcomes: readonly Outcome[]): string => {
  const failures = outcomes.flatMap((outcome) => outcome.failures);
  const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
  const failed = failures.map(({ name, details }) => `✗ ${name}\n${indented(details)}\n`);
  return ["", ...failed, `${passed} passed, ${failures.length} failed`, ""].join("\n");
};
