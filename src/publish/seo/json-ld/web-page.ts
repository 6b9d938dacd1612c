import type { ImageObjectLeaf, WebPageLeaf } from "schema-dts";
import { absoluteUrl } from "../urls";
import { organizationId, partId, ref, websiteId } from "./ids";
import type { Context } from "./input";

/** Size of social images in px (src/publish/social-images). */
const SOCIAL_IMAGE = { width: "1200", height: "630" };

export const pageImage = ({ site, page }: Context): ImageObjectLeaf => ({
  "@type": "ImageObject",
  url: absoluteUrl(site.siteUrl, page.image),
  ...SOCIAL_IMAGE,
});

export const webPage = (context: Context): WebPageLeaf => {
  const { site, page } = context;
  return {
    "@type": "WebPage",
    "@id": partId(site, page, "webpage"),
    url: absoluteUrl(site.siteUrl, page.path),
    name: page.title,
    description: page.description,
    inLanguage: page.language,
    isPartOf: ref(websiteId(site.siteUrl)),
    ...(page.path === "/" && { about: ref(organizationId(site.siteUrl)) }),
    ...(page.trail.length > 0 && { breadcrumb: ref(partId(site, page, "breadcrumb")) }),
    primaryImageOfPage: pageImage(context),
    ...(page.datePublished && { datePublished: page.datePublished }),
    ...(page.dateModified && { dateModified: page.dateModified }),
  };
};
