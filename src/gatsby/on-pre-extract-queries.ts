import type { GatsbyNode } from "gatsby";
import { watchContent } from "../content/check/watch";
import { siteError } from "./errors";
import { queryFaults } from "./query-faults";

let started = false;

const nextSave = (root: string): Promise<void> =>
  new Promise((resolve) => {
    const end = watchContent(root, () => {
      end();
      resolve();
    }, ["src"]);
  });

/**
 * Gatsby API, called before the queries are read, in `develop` after every save: names the file and line of what is
 * wrong in them. A start or a build ends with it. After a save `develop` waits for the repair: Gatsby's own messages, in
 * the browser too, would name other files.
 */
export const onPreExtractQueries: GatsbyNode["onPreExtractQueries"] = async ({ reporter, store }) => {
  const { schema, program } = store.getState();
  const root: string = program.directory;
  const findError = () => {
    const faults = queryFaults(schema, root);
    return faults.length > 0 ? siteError("queries", faults.join("\n")) : undefined;
  };
  let reported = "";
  for (let error = findError(); error; error = findError()) {
    if (!started) {
      reporter.panic(error);
      return;
    }
    if (error.context.message !== reported) {
      reporter.error(error);
    }
    reported = error.context.message;
    await nextSave(root);
  }
  if (reported) {
    reporter.success("The queries fit the schema again.");
  }
  started = true;
};
