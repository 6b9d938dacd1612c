import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { Kind, type OperationDefinitionNode, parse } from "gatsby/graphql";
import { EXAMPLES_FOLDER, isEmptyAnswer, runExampleQueries } from "./example-queries";

describe("the example queries", () => {
  /** File, text and operations of each example. */
  const readExamples = async () => {
    const files = (await readdir(EXAMPLES_FOLDER)).sort();
    return Promise.all(
      files.map(async (file) => {
        const text = await readFile(path.join(EXAMPLES_FOLDER, file), "utf8");
        const operations = parse(text).definitions.filter(
          (definition): definition is OperationDefinitionNode => definition.kind === Kind.OPERATION_DEFINITION,
        );
        return { file, text, operations };
      }),
    );
  };

  it("are at least eight .graphql files", async () => {
    const examples = await readExamples();
    expect(examples.length).toBeGreaterThanOrEqual(8);
    expect(examples.filter(({ file }) => !file.endsWith(".graphql"))).toEqual([]);
  });

  it("each say what they are for, and are one query with a name of its own", async () => {
    const examples = await readExamples();
    for (const { file, text, operations } of examples) {
      expect({ file, comment: /^# [A-Z][^\n]{20,}\.\n/.test(text) }).toEqual({ file, comment: true });
      expect({ file, kinds: operations.map(({ operation }) => operation) }).toEqual({ file, kinds: ["query"] });
    }
    const names = examples.flatMap(({ operations }) => operations.map(({ name }) => name?.value));
    expect(names).not.toContain(undefined);
    expect(new Set(names).size).toBe(examples.length);
  });
});

describe("isEmptyAnswer", () => {
  it.each([
    ["nothing", undefined],
    ["null", null],
    ["a page that is not there", { page: null }],
    ["no rows", { allReview: { nodes: [] } }],
    ["the number of no rows", { allReview: { totalCount: 0, nodes: [] } }],
    ["rows of nothing", { allPage: { nodes: [{ sections: [{}] }, { sections: [{ title: null }] }] } }],
  ])("takes %s as empty", (_what, answer) => {
    expect(isEmptyAnswer(answer)).toBe(true);
  });

  it.each([
    ["a row", { allReview: { nodes: [{ name: "HR-manager" }] } }],
    ["a figure of nought", { fact: { number: 0 } }],
    ["a no", { allMediator: { nodes: [{ showOnHome: false }] } }],
    ["one of two answers", { allRedirect: { nodes: [] }, allIntegration: { nodes: [{ slug: "scheduling" }] } }],
    ["a section of many", { page: { sections: [{}, { items: [{ question: "Wat?" }] }] } }],
  ])("takes %s as an answer", (_what, answer) => {
    expect(isEmptyAnswer(answer)).toBe(false);
  });
});

describe("runExampleQueries", () => {
  const reporter = { panicOnBuild: jest.fn(), warn: jest.fn() };
  let folder: string;

  beforeEach(async () => {
    reporter.panicOnBuild.mockClear();
    reporter.warn.mockClear();
    folder = await mkdtemp(path.join(os.tmpdir(), "examples-"));
    await writeFile(path.join(folder, "b.graphql"), "query B { b }");
    await writeFile(path.join(folder, "a.graphql"), "query A { a }");
    await writeFile(path.join(folder, "notes.txt"), "query C { c }");
  });

  afterEach(() => rm(folder, { recursive: true }));

  it("asks each file once and is content with answers", async () => {
    const graphql = jest.fn(async (_query: string) => ({ data: { a: "x" } }));
    await runExampleQueries(graphql as never, reporter, folder);

    expect(graphql.mock.calls).toEqual([["query A { a }"], ["query B { b }"]]);
    expect(reporter.panicOnBuild).not.toHaveBeenCalled();
  });

  it("stops the build at an error, with the file and the error", async () => {
    const errors = [new Error('Cannot query field "b"')];
    const graphql = async (query: string) => (query.includes("B") ? { errors } : { data: { a: "x" } });
    await runExampleQueries(graphql as never, reporter, folder);

    expect(reporter.panicOnBuild.mock.calls).toEqual([[expect.stringContaining("docs/graphql/b.graphql"), errors]]);
  });

  it("goes on after an empty answer, and names the file: an editor may have removed what it asks for", async () => {
    const graphql = async (query: string) => ({ data: { all: { nodes: query.includes("A") ? [] : [{ x: 1 }] } } });
    await runExampleQueries(graphql as never, reporter, folder);

    expect(reporter.warn.mock.calls).toEqual([[expect.stringContaining("docs/graphql/a.graphql")]]);
    expect(reporter.panicOnBuild).not.toHaveBeenCalled();
  });
});
