import type {
  BlogPostingLeaf,
  BreadcrumbListLeaf,
  CourseLeaf,
  FAQPageLeaf,
  HowToLeaf,
  ItemListLeaf,
  ReviewLeaf,
  ServiceLeaf,
  WebPageLeaf,
  WebSiteLeaf,
} from "schema-dts";
import { breadcrumbList } from "./breadcrumb-list";
import type { Context } from "./input";
import { type OrganizationNode, organization } from "./organization";
import { webPage } from "./web-page";
import { webSite } from "./web-site";

/** Top-level node of a page's graph. */
export type GraphNode =
  | OrganizationNode
  | WebSiteLeaf
  | WebPageLeaf
  | BreadcrumbListLeaf
  | ServiceLeaf
  | FAQPageLeaf
  | CourseLeaf
  | HowToLeaf
  | BlogPostingLeaf
  | ItemListLeaf
  | ReviewLeaf;

/** The structured data of a page: one graph that includes every node its `@id`s refer to. */
export interface JsonLdGraph {
  "@context": "https://schema.org";
  "@graph": readonly GraphNode[];
}

/**
 * Joins the nodes of every page (firm, site, page, breadcrumb) with its own.
 * @param nodes the page's own; none on legal texts, redirects, not found
 * @param showsRating whether the page shows the firm's rating
 */
export const pageGraph = (context: Context, nodes: readonly GraphNode[] = [], showsRating = false): JsonLdGraph => ({
  "@context": "https://schema.org",
  "@graph": [
    organization(context, showsRating),
    webSite(context.site),
    webPage(context),
    breadcrumbList(context) ?? [],
    nodes,
  ].flat(),
});
