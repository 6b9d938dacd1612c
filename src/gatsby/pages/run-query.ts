import type { CreatePagesArgs } from "gatsby";
import type { SiteFacts } from "./site-info";

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

/**
 * Makes the pages, or whatever `build` makes, of a page family.
 *
 * @param what as for {@link runQuery}
 * @param build query result → page inputs; gets the file of the template too
 */
export const pageFamily =
  <Data, Made>(what: string, query: string, build: (data: Data, facts: SiteFacts, component: string) => Made) =>
  async (args: CreatePagesArgs, facts: SiteFacts, component: string): Promise<Made> =>
    build(await runQuery<Data>(args, what, query), facts, component);
