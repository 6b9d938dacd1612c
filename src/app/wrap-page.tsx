import type { WrapPageElementNodeArgs } from "gatsby";
import { VisitContext } from "../components/visit";
import { normalizePath } from "../lib/paths";
import { DraftMark } from "./DraftMark";
import { type LayoutContext, SiteLayout } from "./SiteLayout";

/** The part of a page's data that the layout needs. */
interface LayoutData {
  page?: Partial<Queries.EnglishLayoutFragment> | null;
}

type Args = WrapPageElementNodeArgs<LayoutData, LayoutContext & { draft?: string }>;

/** Puts the layout around a page, the same in the browser and on the server. */
export const wrapPage = ({ element, props: { pageContext, location, data } }: Args) => {
  const path = normalizePath(location.pathname);
  return (
    <VisitContext value={{ path, query: location.search ?? "", key: `${path} ${location.key}` }}>
      {process.env.NODE_ENV !== "production" && pageContext.draft && <DraftMark words={pageContext.draft} />}
      <SiteLayout context={pageContext} english={data?.page}>
        {element}
      </SiteLayout>
    </VisitContext>
  );
};
