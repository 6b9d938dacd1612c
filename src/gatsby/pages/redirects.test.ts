import { site } from "../../test/json-ld/fixtures";
import { buildRedirectPages } from "./redirects";

type Row = Queries.PagesQuery["allRedirect"]["nodes"][number];

const built: Row = {
  id: "redirect-1",
  from: "/offerte-formulier",
  to: "/contact#formulier",
  title: "Het offerteformulier is verhuisd",
  linkLabel: "Ga naar het offerteformulier",
  permanent: true,
};
const brief: Row = { ...built, id: "redirect-2", from: "/oud", to: "/blog", permanent: false };

it("makes a page of every row: noindex, leading on", () => {
  const pages = buildRedirectPages({ allRedirect: { nodes: [built, brief] } }, site, "redirect.tsx");

  expect(pages).toHaveLength(2);
  expect(pages[0]).toMatchObject({
    path: "/offerte-formulier",
    component: "redirect.tsx",
    context: { id: "redirect-1", robots: "noindex", refresh: "/contact#formulier", title: built.title },
  });
});
