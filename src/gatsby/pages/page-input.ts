import type { CityNeighbours } from "../../lib/city-map";
import type { SiteInfo } from "../../publish/seo/json-ld/input";
import type { HeadContext } from "../../publish/seo/PageHead";
import type { SocialImageInput } from "../../publish/social-images/social-image-svg";

/**
 * Page context: what every page knows of itself before its query runs. The Head, the tracker and the sitemap read it, so
 * that they agree.
 */
export interface PageContext extends HeadContext {
  /** Id of the node that the page shows. */
  id: string;
  /** Only of cities: the others that the page links to, on its map and below. */
  neighbours?: CityNeighbours;
  /** Only in `develop`, on a page that is still being written: what it says of itself. */
  draft?: string;
  /** Address that the page leads on to, for redirects. */
  refresh?: string;
}

/** A page to make: what `actions.createPage` takes, and its social image. */
export interface PageInput {
  path: string;
  component: string;
  context: PageContext;
  socialImage: SocialImageInput;
}

/**
 * Makes the pages of a family.
 *
 * @param data answer to PAGES_QUERY, of which it takes its parts
 * @param component file of the template
 */
export type BuildPages<Part extends keyof Queries.PagesQuery> = (
  data: Pick<Queries.PagesQuery, Part>,
  site: SiteInfo,
  component: string,
) => PageInput[];
