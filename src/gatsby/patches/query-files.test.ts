import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileParser, passingOver } from "./query-files";

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "queries-"));
});

afterEach(() => rm(folder, { recursive: true }));

/** Whether Gatsby reads a file. */
const isRead = async (file: string, text?: string): Promise<boolean> => {
  const target = path.isAbsolute(file) ? file : path.join(folder, file);
  if (text !== undefined) {
    await writeFile(target, text);
  }
  const parseFile = jest.fn(async () => "read");
  return (await passingOver(parseFile)(target, () => {})) === "read";
};

it.each([
  ["a fragment", "export const fragment = graphql`fragment A on B { c }`;"],
  ["a query in a hook", "useStaticQuery(graphql`query A { b }`);"],
  ["a query with its type", "graphql<A>`query A { b }`;"],
  ["a query that is passed on", "graphql(`{ b }`);"],
])("reads %s", async (_what, text) => {
  expect(await isRead("A.tsx", text)).toBe(true);
});

it("passes over what only holds one of Gatsby's words", async () => {
  expect(await isRead("A.tsx", 'import { graphql } from "gatsby"; export const config = { Head: "Slice" };')).toBe(
    false,
  );
});

it("reads every page, and leaves a file that is not there to Gatsby", async () => {
  expect(await isRead(path.resolve("src/templates/redirect.tsx"))).toBe(true);
  expect(await isRead("B.tsx")).toBe(true);
});

it("stands on Gatsby's own reader", () => {
  expect(fileParser().parseFile).toEqual(expect.any(Function));
});
