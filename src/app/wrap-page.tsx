import type { WrapPageElementBrowserArgs, WrapPageElementNodeArgs } from "gatsby";
import { normalizePath } from "../lib/paths";
import { pageTitle } from "../seo/page-title";
import { SiteLayout } from "./SiteLayout";

/** The part of the page context that the layout needs (src/gatsby/pages/page-input.ts). */
interface LayoutContext {
  title: string;
  siteName: string;
  refresh?: string;
}

type Args = WrapPageElementBrowserArgs<object, LayoutContext> | WrapPageElementNodeArgs<object, LayoutContext>;

/** Puts the layout around a page, the same in the browser and on the server. */
export const wrapPage = ({ element, props }: Args) => {
  const { pageContext, location } = props;
  const path = normalizePath(location.pathname);
  return (
    <SiteLayout
      path={path}
      visit={`${path} ${location.key}`}
      title={pageTitle(pageContext.title, pageContext.siteName, path)}
      leadsOn={pageContext.refresh !== undefined}
    >
      {element}
    </SiteLayout>
  );
};
