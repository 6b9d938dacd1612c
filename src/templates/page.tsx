import { graphql, type PageProps } from "gatsby";
import { Breadcrumb } from "../components/Breadcrumb";
import { Sections } from "../sections/registry";
import { loadSections } from "../sections/section-map";
import { pageTrail } from "../seo/breadcrumbs";
import { PageHead } from "../seo/PageHead";

export const query = graphql`
  query PageTemplate($id: String!) {
    page(id: { eq: $id }) {
      path
      title
      partOf {
        path
        title
        partOf {
          path
          title
        }
      }
      ...PageSections
    }
    home: page(path: { eq: "/" }) {
      path
      title
    }
  }
`;

export const Head = PageHead;

/** Loads what the page shows, before it appears (src/gatsby/patches). */
export const loadParts = ({ page }: Queries.PageTemplateQuery): Promise<void> =>
  loadSections(page?.sections ?? [], page?.path ?? "");

/** Page made of sections (data/pages). */
export default function PageTemplate({ data }: PageProps<Queries.PageTemplateQuery>) {
  const { page, home } = data;
  if (!page || !home) {
    throw new Error("A page needs its data, and data/pages/home.json");
  }
  return (
    <>
      <Breadcrumb trail={pageTrail(home, page)} />
      <Sections sections={page.sections} />
    </>
  );
}
