import type { CreatePagesArgs } from "gatsby";

/**
 * Runs a query of createPages. Errors stop the build with all of their messages.
 *
 * @param what name of the page family, for the message
 */
export const runQuery = async <T>({ graphql, reporter }: CreatePagesArgs, what: string, query: string): Promise<T> => {
  const { data, errors } = await graphql<T>(query);
  if (errors || !data) {
    reporter.panicOnBuild(`De pagina's van "${what}" konden niet worden opgevraagd.`, errors);
    throw new Error(`Query for ${what} failed`);
  }
  return data;
};
