import path from "node:path";
import { socialImagePath } from "../../publish/social-images/social-image-file";
import { site } from "../../test/json-ld/fixtures";
import { first, nodesOf } from "../../test/page-fixtures";
import { makePage } from "./make-page";

const page = {
  id: "node-1",
  path: "/disclaimer",
  template: "legal",
  title: "Disclaimer",
  description: "Wat je van deze site mag verwachten.",
  headline: "Disclaimer van het bureau",
  trail: [],
};

it("makes context, structured data and social image of the same facts", () => {
  const made = makePage(site, page);
  const socialImage = { title: page.headline, eyebrow: site.name };

  expect(made).toEqual({
    path: "/disclaimer",
    component: path.resolve("src/templates/legal.tsx"),
    socialImage,
    context: {
      id: "node-1",
      title: "Disclaimer",
      pageTitle: `Disclaimer | ${site.name}`,
      description: page.description,
      language: "nl",
      robots: "index",
      siteUrl: site.siteUrl,
      siteName: site.name,
      image: socialImagePath(made.socialImage),
      trail: page.trail,
      jsonLd: expect.objectContaining({ "@context": "https://schema.org" }),
    },
  });
  expect(nodesOf(first([made]), "WebPage")).toEqual([
    expect.objectContaining({
      name: "Disclaimer",
      description: page.description,
      primaryImageOfPage: expect.objectContaining({ url: `${site.siteUrl}${made.context.image}` }),
    }),
  ]);
});

it("takes language, robots, dates and what only a family has", () => {
  const dates = { datePublished: "2024-03-20", dateModified: "2024-04-01" };
  const own = { feed: "Blog", refresh: "/contact", search: { group: "legal", weight: 0.3 } };
  const made = makePage(site, { ...page, ...own, language: "en", robots: "noindex_follow", dates });

  expect(made.context).toMatchObject({ language: "en", robots: "noindex_follow", feed: "Blog", refresh: "/contact" });
  expect(made.context).not.toHaveProperty("search");
  expect(made.search).toEqual(own.search);
  expect(nodesOf(made, "WebPage")).toEqual([expect.objectContaining({ ...dates, inLanguage: "en" })]);
});

it("gives pages that look different on a social image different images, and others the same", () => {
  const image = (change: Partial<typeof page>) => makePage(site, { ...page, ...change }).context.image;

  expect(image({ headline: "Iets anders" })).not.toBe(image({}));
  expect(image({ description: "Een andere beschrijving, die niet op de afbeelding staat." })).toBe(image({}));
});
