import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { buildSchema, parse, validate } from "gatsby/graphql";

/** Written by src/gatsby/on-post-build.ts. */
const SCHEMA = ".cache/schema.graphql";
const FOLDER = "docs/graphql";

it("the example queries fit the schema", () => {
  const schema = buildSchema(readFileSync(SCHEMA, "utf8"));
  const faults = readdirSync(FOLDER).flatMap((file) =>
    validate(schema, parse(readFileSync(path.join(FOLDER, file), "utf8"))).map(({ message }) => `${file}: ${message}`),
  );
  expect(faults).toEqual([]);
});
