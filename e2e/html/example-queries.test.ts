import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { buildSchema, parse, validate } from "gatsby/graphql";

/** Written by src/gatsby/on-post-build.ts. */
const SCHEMA = ".cache/schema.graphql";
const FOLDER = "docs/graphql";

const faultsOf = (query: string): string[] =>
  validate(buildSchema(readFileSync(SCHEMA, "utf8")), parse(query)).map(({ message }) => message);

it.each(readdirSync(FOLDER))("the example %s fits the schema", (file) => {
  expect(faultsOf(readFileSync(path.join(FOLDER, file), "utf8"))).toEqual([]);
});

it("the queries that the README links to fit the schema", () => {
  const queries = [...readFileSync("README.md", "utf8").matchAll(/___graphql\?query=([^)]+)/g)];
  expect(queries.length).toBeGreaterThan(0);
  expect(queries.flatMap(([, query = ""]) => faultsOf(decodeURIComponent(query)))).toEqual([]);
});
