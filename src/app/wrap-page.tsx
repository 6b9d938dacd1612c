import type { WrapPageElementNodeArgs } from "gatsby";
import { VisitContext } from "../components/visit";
import { normalizePath } from "../lib/paths";
import type { PageContext } from "../publish/seo/page-context";
import { color, space } from "../styles/tokens";
import { SiteLayout } from "./SiteLayout";

/** Of the data, the layout needs those of a page in another language than Dutch. */
type Args = WrapPageElementNodeArgs<Partial<Queries.PageTemplateQuery>, PageContext>;

/** Puts the layout around a page, the same in the browser and on the server. */
export const wrapPage = ({ element, props: { pageContext, location, data } }: Args) => {
  const path = normalizePath(location.pathname);
  return (
    <VisitContext value={{ path, query: location.search ?? "", key: `${path} ${location.key}` }}>
      {process.env.NODE_ENV !== "production" && pageContext.draft && (
        // Under `develop` only: no build has a page that is still being written.
        <p css={{ padding: space.s1, background: color.action, color: color.card, textAlign: "center" }}>
          {pageContext.draft}
        </p>
      )}
      <SiteLayout context={pageContext} english={data?.page}>
        {element}
      </SiteLayout>
    </VisitContext>
  );
};
