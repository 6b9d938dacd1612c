import { buildPages } from "../gatsby/pages/build-pages";
import type { PageInput } from "../gatsby/pages/make-page";
import { site } from "./json-ld/fixtures";

const NONE = { nodes: [] };

/** The pages of some rows alone. */
export const pagesOf = (rows: Partial<Parameters<typeof buildPages>[0]>): PageInput[] =>
  buildPages(
    {
      allPage: NONE,
      allCity: NONE,
      allArticle: NONE,
      allLegalPage: NONE,
      allNotFoundPageTexts: NONE,
      allRedirect: NONE,
      allReview: NONE,
      ...rows,
    },
    site,
  );

/** The nodes of a type in a page's structured data. */
export const nodesOf = ({ context }: PageInput, type: string): Record<string, unknown>[] =>
  (context.jsonLd["@graph"] as readonly object[])
    .map((node) => node as Record<string, unknown>)
    .filter((node) => [node["@type"]].flat().includes(type));

/** Names and addresses of the breadcrumb in a page's structured data. */
export const trailOf = (page: PageInput): unknown[] =>
  nodesOf(page, "BreadcrumbList").flatMap(({ itemListElement }) =>
    (itemListElement as { name: string; item: string }[]).map(({ name, item }) => [name, item]),
  );

/** The first page, which must exist. */
export const first = (pages: readonly PageInput[]): PageInput => {
  const [page] = pages;
  if (!page) {
    throw new Error("No page was made");
  }
  return page;
};
