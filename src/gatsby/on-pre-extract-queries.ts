import type { GatsbyNode } from "gatsby";
import { queryFaults } from "./query-faults";

let started = false;

/**
 * Gatsby API, called before the queries are read, in `develop` after every save: names the file and line of what is
 * wrong in them. A start or a build ends with it, as every page would fail for a reason of its own; after a save
 * `develop` goes on with the answers that it has.
 */
export const onPreExtractQueries: GatsbyNode["onPreExtractQueries"] = ({ reporter, store }) => {
  const { schema, program } = store.getState();
  const faults = queryFaults(schema, program.directory);
  if (faults.length > 0) {
    const text = `Queries that do not fit the schema (after a change of src/content-model: start again):\n\n${faults.join("\n")}`;
    if (started) {
      reporter.error(text);
    } else {
      reporter.panic(text);
    }
  }
  started = true;
};
