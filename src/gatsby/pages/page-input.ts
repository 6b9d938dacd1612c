/** Page context: what every page knows of itself before its query runs. */
export interface PageContext {
  /** Id of the node that the page shows. */
  id: string;
  /** Title for the tab and for page_view, without the firm's name. */
  title: string;
  /** Language of the page (BCP 47). */
  language: string;
  robots: "index" | "noindex" | "noindex_follow";
  /** Group on the sitemap page. */
  group: string;
  /** Short name on the sitemap page. */
  name: string;
  /** Day of the last change, only where it is known (YYYY-MM-DD). */
  lastModified?: string;
}

/** What `actions.createPage` takes. */
export interface PageInput {
  path: string;
  component: string;
  context: PageContext;
}
