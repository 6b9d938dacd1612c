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

/** Node at the top level of a page's graph. */
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

/** The structured data of a page: one graph with every node that its `@id`s point at. */
export interface JsonLdGraph {
  "@context": "https://schema.org";
  "@graph": readonly GraphNode[];
}

/**
 * Joins the nodes that every page has (firm, site, page, breadcrumb) with those of its own.
 *
 * @param nodes what this page adds; nothing on legal texts, redirects, not found
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
