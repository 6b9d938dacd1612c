import type { CreatePagesArgs } from "gatsby";

/**
 * Runs a query of createPages.
 *
 * @param what name of the page family, for the message
 * @throws with all messages of a query that failed
 */
export const runQuery = async <T>({ graphql }: CreatePagesArgs, what: string, query: string): Promise<T> => {
  const { data, errors } = await graphql<T>(query);
  if (errors || !data) {
    throw new Error([`De pagina's van "${what}" konden niet worden opgevraagd.`, ...(errors ?? [])].join("\n"));
  }
  return data;
};
