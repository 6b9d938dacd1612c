import type { ParentSpanPluginArgs, Reporter } from "gatsby";
import { makeTestSite, type TestSite } from "../test/test-site";
import { checkContent, onPreBootstrap } from "./on-pre-bootstrap";

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
  onPreBootstrap?.({ reporter } as unknown as ParentSpanPluginArgs, { plugins: [] }, () => undefined);
};

beforeEach(() => {
  site = makeTestSite();
  jest.spyOn(process, "cwd").mockReturnValue(site.root);
});

afterEach(() => {
  site.dispose();
  delete process.env.gatsby_executing_command;
  jest.restoreAllMocks();
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

  test("shows problems in develop without stopping", () => {
    process.env.gatsby_executing_command = "develop";
    site.replace(HOME, '"title": "Home"', '"title": 7');
    const reporter = makeReporter();
    run(reporter);
    expect(reporter.error).toHaveBeenCalledTimes(1);
    expect(reporter.panicOnBuild).not.toHaveBeenCalled();
  });
});

test("after each save the state of the content is reported", () => {
  process.env.gatsby_executing_command = "develop";
  const reporter = makeReporter();
  const save = () => checkContent(reporter as unknown as Reporter);
  run(makeReporter());
  save();
  expect(reporter.success).not.toHaveBeenCalled();
  site.replace(HOME, '"title": "Home"', '"title": 7');
  save();
  expect(messageOf(reporter.error)).toContain(`${HOME}:3:12`);
  site.replace(HOME, '"title": 7', '"title": "Home"');
  save();
  expect(reporter.success).toHaveBeenCalledWith("De inhoud klopt weer (1 fout hersteld).");
});
