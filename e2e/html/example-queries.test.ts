import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { buildSchema, parse, validate } from "gatsby/graphql";

/** Written by a build with WRITE_QUERY_TYPES, such as that of `npm test`. */
const SCHEMA = ".cache/typegen/schema.graphql";
const FOLDER = "docs/graphql";

const given = existsSync(SCHEMA) ? it : it.skip;

given("the example queries fit the schema", () => {
  const schema = buildSchema(readFileSync(SCHEMA, "utf8"));
  const faults = readdirSync(FOLDER).flatMap((file) =>
    validate(schema, parse(readFileSync(path.join(FOLDER, file), "utf8"))).map(({ message }) => `${file}: ${message}`),
  );
  expect(faults).toEqual([]);
});
