import type { WebSiteLeaf } from "schema-dts";
import { absoluteUrl } from "../urls";
import { organizationId, ref, websiteId } from "./ids";
import type { SiteInfo } from "./input";

export const webSite = ({ siteUrl, name, language }: SiteInfo): WebSiteLeaf => ({
  "@type": "WebSite",
  "@id": websiteId(siteUrl),
  url: absoluteUrl(siteUrl, "/"),
  name,
  inLanguage: language,
  publisher: ref(organizationId(siteUrl)),
});
