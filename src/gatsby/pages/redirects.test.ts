import type { CreatePagesArgs } from "gatsby";
import { facts } from "../../test/page-fixtures";
import { buildRedirectPages, redirects } from "./redirects";

type Row = Queries.RedirectsQuery["allRedirect"]["nodes"][number];

const built: Row = {
  id: "redirect-1",
  from: "/offerte-formulier",
  to: "/contact#formulier",
  title: "Het offerteformulier is verhuisd",
  linkLabel: "Ga naar het offerteformulier",
  permanent: true,
  page: "built",
};
const hostOnly: Row = { ...built, id: "redirect-2", from: "/oud", to: "/blog", page: "server_only", permanent: false };

it("makes a page for rows that ask for one: noindex, leading on", () => {
  const pages = buildRedirectPages({ allRedirect: { nodes: [built, hostOnly] } }, facts, "redirect.tsx");

  expect(pages).toHaveLength(1);
  expect(pages[0]).toMatchObject({
    path: "/offerte-formulier",
    component: "redirect.tsx",
    context: { id: "redirect-1", robots: "noindex", refresh: "/contact#formulier", title: built.title },
  });
});

it("gives hosts every row", async () => {
  const graphql = async () => ({ data: { allRedirect: { nodes: [built, hostOnly] } } });
  const { rows, pages } = await redirects({ graphql } as unknown as CreatePagesArgs, facts, "redirect.tsx");

  expect(rows).toEqual([built, hostOnly]);
  expect(pages).toHaveLength(1);
});
