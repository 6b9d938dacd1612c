import type { ParentSpanPluginArgs, Reporter } from "gatsby";
import { SETTLE_MS, watchContent } from "../content/check/watch";
import { makeTestSite, type TestSite } from "../test/test-site";
import { onPreBootstrap, problemReporter } from "./on-pre-bootstrap";

const HOME = "data/pages/home.json";

let site: TestSite;

const makeReporter = () => ({
  error: jest.fn(),
  success: jest.fn(),
  panicOnBuild: jest.fn(),
  setErrorMap: jest.fn(),
  warn: jest.fn(),
});

const messageOf = (method: jest.Mock): string => method.mock.calls[0][0].context.message;

const run = (reporter: ReturnType<typeof makeReporter>): void => {
  const args = { reporter, store: { getState: () => ({ program: { directory: site.root } }) } };
  onPreBootstrap?.(args as unknown as ParentSpanPluginArgs, { plugins: [] }, () => undefined);
};

const exitListeners = () => process.listeners("exit");

beforeEach(() => {
  site = makeTestSite();
});

afterEach(() => {
  site.dispose();
  delete process.env.gatsby_executing_command;
});

describe("onPreBootstrap", () => {
  test("stops a build with all problems in one message", () => {
    process.env.gatsby_executing_command = "build";
    site.replace(HOME, '"title": "Home"', '"title": 7');
    site.replace(HOME, "/contact#formulier", "/nergens");
    const reporter = makeReporter();
    run(reporter);
    expect(reporter.panicOnBuild).toHaveBeenCalledTimes(1);
    const text = messageOf(reporter.panicOnBuild);
    expect(text).toContain(`${HOME}:3:12 – title: “7” is een getal`);
    expect(text).toContain("“/nergens” bestaat niet");
    expect(text).toContain("2 fouten in 1 bestand.");
  });

  test("stops at once, and not later, for a file that Gatsby could not read", () => {
    process.env.gatsby_executing_command = "build";
    site.replace(HOME, '"title": "Home"', '"title": ');
    site.replace("data/pages/contact.json", '"title"', '"titel"');
    const reporter = makeReporter();
    run(reporter);
    expect(messageOf(reporter.panicOnBuild)).toMatch(/contact\.json(?:.|\n)*home\.json/);
  });

  test("lets a build with sound content go on", () => {
    process.env.gatsby_executing_command = "build";
    const reporter = makeReporter();
    run(reporter);
    expect(reporter.panicOnBuild).not.toHaveBeenCalled();
    expect(reporter.error).not.toHaveBeenCalled();
  });

  test("shows problems in develop without stopping, and ends the watching on exit", () => {
    process.env.gatsby_executing_command = "develop";
    site.replace(HOME, '"title": "Home"', '"title": 7');
    const before = exitListeners();
    const reporter = makeReporter();
    run(reporter);
    expect(reporter.error).toHaveBeenCalledTimes(1);
    expect(reporter.panicOnBuild).not.toHaveBeenCalled();
    const [stop] = exitListeners().filter((listener) => !before.includes(listener));
    expect(stop).toBeDefined();
    stop?.(0);
    process.removeListener("exit", stop as NodeJS.ExitListener);
  });
});

test("after each save the state of the content is reported", () => {
  const reporter = makeReporter();
  const onSave = problemReporter(reporter as unknown as Reporter);
  onSave([]);
  expect(reporter.success).not.toHaveBeenCalled();
  onSave([{ file: HOME, line: 3, column: 12, message: "fout" }]);
  expect(messageOf(reporter.error)).toContain(`${HOME}:3:12`);
  onSave([]);
  expect(reporter.success).toHaveBeenCalledWith("De inhoud klopt weer (1 fout hersteld).");
});

describe("watching", () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });

  afterEach(() => {
    jest.useRealTimers();
  });

  test("calls back once for changes that follow each other, and no more after it was ended", () => {
    const changes: (() => void)[] = [];
    const close = jest.fn();
    const onSave = jest.fn();
    const stop = watchContent(site.root, onSave, (_folder, _options, onChange) => {
      changes.push(onChange);
      return { close, on: jest.fn() };
    });
    expect(changes).toHaveLength(2);
    changes[0]?.();
    jest.advanceTimersByTime(SETTLE_MS - 1);
    changes[1]?.();
    jest.advanceTimersByTime(SETTLE_MS - 1);
    expect(onSave).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(onSave).toHaveBeenCalledTimes(1);
    changes[0]?.();
    stop();
    jest.advanceTimersByTime(SETTLE_MS);
    expect(onSave).toHaveBeenCalledTimes(1);
    expect(close).toHaveBeenCalledTimes(2);
  });

  test("does without a folder that does not exist", () => {
    const watched: string[] = [];
    watchContent("/bestaat/niet", jest.fn(), (folder) => {
      watched.push(folder);
      return { close: jest.fn(), on: jest.fn() };
    });
    expect(watched).toEqual([]);
  });
});

test("a real save in a folder inside data/ is noticed", async () => {
  let stop: () => void = () => undefined;
  const saved = new Promise<void>((resolve) => {
    stop = watchContent(site.root, resolve);
  });
  site.replace(HOME, '"title": "Home"', '"title": "Start"');
  await expect(saved).resolves.toBeUndefined();
  stop();
});
