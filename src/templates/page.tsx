import { graphql, type PageProps } from "gatsby";
import { Breadcrumb } from "../components/Breadcrumb";
import { Thread } from "../components/Thread";
import { pageTrail } from "../publish/seo/breadcrumbs";
import { PageHead } from "../publish/seo/PageHead";
import { Sections } from "../sections/Sections";

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

/** Page made of sections (data/pages). */
export default function PageTemplate({ data }: PageProps<Queries.PageTemplateQuery>) {
  const { page, home } = data;
  if (!page || !home) {
    throw new Error("A page needs its data, and data/pages/home.json");
  }
  return (
    <>
      <Breadcrumb trail={pageTrail(home, page)} />
      <Thread>
        <Sections sections={page.sections} />
      </Thread>
    </>
  );
}
