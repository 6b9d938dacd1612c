import type { WrapPageElementBrowserArgs, WrapPageElementNodeArgs } from "gatsby";
import { AddressQueryProvider } from "../features/search/asked";
import { normalizePath } from "../lib/paths";
import { DraftMark } from "./DraftMark";
import { SiteLayout } from "./SiteLayout";

/** The part of the page context that the layout needs (src/gatsby/pages/make-page.ts). */
interface LayoutContext {
  pageTitle: string;
  language: Queries.Language;
  refresh?: string;
  draft?: string;
}

/** The part of a page's data that the layout needs. */
interface LayoutData {
  page?: Partial<Queries.EnglishLayoutFragment> | null;
}

type Args = WrapPageElementBrowserArgs<LayoutData, LayoutContext> | WrapPageElementNodeArgs<LayoutData, LayoutContext>;

/** Puts the layout around a page, the same in the browser and on the server. */
export const wrapPage = ({ element, props }: Args) => {
  const { pageContext, location, data } = props;
  const path = normalizePath(location.pathname);
  return (
    <AddressQueryProvider value={location.search ?? ""}>
      {process.env.NODE_ENV !== "production" && pageContext.draft && <DraftMark words={pageContext.draft} />}
      <SiteLayout
        path={path}
        visit={`${path} ${location.key}`}
        title={pageContext.pageTitle}
        language={pageContext.language}
        english={data?.page}
        leadsOn={pageContext.refresh !== undefined}
      >
        {element}
      </SiteLayout>
    </AddressQueryProvider>
  );
};
