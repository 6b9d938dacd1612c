import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { buildSchema } from "graphql";
import { queryFaults } from "./query-faults";

const schema = buildSchema(`
  type Stats { title: String, note: String! }
  type Quote { title: String!, quote: String! }
  union Section = Stats | Quote
  type Query { sections: [Section!]! }
`);

let root = "";
beforeEach(async () => {
  root = await mkdtemp(path.join(os.tmpdir(), "queries-"));
  await mkdir(path.join(root, "src/sections"), { recursive: true });
  await mkdir(path.join(root, "docs/graphql"), { recursive: true });
});
afterEach(() => rm(root, { recursive: true }));

const faultsOf = async (files: Record<string, string>): Promise<string[]> => {
  for (const [name, text] of Object.entries(files)) {
    await writeFile(path.join(root, "src/sections", name), text);
  }
  return queryFaults(schema, root);
};

const fragment = (name: string, fields: string) =>
  `export const fragment = graphql\`\n  fragment ${name}Section on ${name} {\n    ${fields}\n  }\n\`;\n`;

it("finds nothing in queries that fit", async () => {
  expect(await faultsOf({ "Quote.tsx": fragment("Quote", "title\n    quote"), "Plain.tsx": "export {};" })).toEqual([]);
});

it("finds an example query that no longer fits", async () => {
  await writeFile(path.join(root, "docs/graphql/quotes.graphql"), "# Quotes.\nquery Quotes {\n  quotes\n}\n");
  expect(await faultsOf({})).toEqual([expect.stringMatching(/^docs\/graphql\/quotes\.graphql:3:3 – .*"quotes"/)]);
});

it.each([
  [
    "a field that is not there",
    fragment("Quote", "qoute"),
    [/^src\/sections\/Quote\.tsx:3:5 – .*Did you mean "quote"\?$/],
  ],
  [
    "a type that is not there",
    fragment("Qoute", "title"),
    [/^src\/sections\/Quote\.tsx:2:28 – .*Did you mean "Quote"\?$/],
  ],
  [
    "a fragment that is not there",
    fragment("Quote", "...Actions"),
    [/^src\/sections\/Quote\.tsx:3:8 – Unknown fragment/],
  ],
  ["a brace that is missing", "const q = graphql`{ sections `;", [/^src\/sections\/Quote\.tsx:1:\d+ – Syntax Error/]],
])("names file, line and column of %s", async (_what, text, expected) => {
  expect(await faultsOf({ "Quote.tsx": text })).toEqual(expected.map((line) => expect.stringMatching(line)));
});

it("names both sections that give one name to fields of different types", async () => {
  const page = "const query = graphql`query Page { sections { ...StatsSection ...QuoteSection } }`";
  const faults = await faultsOf({
    "Page.tsx": page,
    "Stats.tsx": fragment("Stats", "title"),
    "Quote.tsx": fragment("Quote", "title"),
  });

  expect(faults).toEqual([
    expect.stringMatching(/Stats\.tsx:3:5 and src\/sections\/Quote\.tsx:3:5 – Fields "title" conflict/),
  ]);
});
