import type { BreadcrumbListLeaf } from "schema-dts";
import { absoluteUrl } from "../urls";
import { partId } from "./ids";
import type { Context } from "./input";

/** The visible breadcrumb; undefined on home. */
export const breadcrumbList = ({ site, page }: Context): BreadcrumbListLeaf | undefined =>
  page.trail.length === 0
    ? undefined
    : {
        "@type": "BreadcrumbList",
        "@id": partId(site, page, "breadcrumb"),
        itemListElement: page.trail.map(({ title, path }, index) => ({
          "@type": "ListItem",
          position: index + 1,
          name: title,
          item: absoluteUrl(site.siteUrl, path),
        })),
      };
