import { graphql, type PageProps } from "gatsby";
import { Breadcrumb } from "../components/Breadcrumb";
import { PageHead } from "../publish/seo/PageHead";
import { Sections } from "../sections/Sections";

export const query = graphql`
  query PageTemplate($id: String!) {
    page(id: { eq: $id }) {
      trail {
        path
        title
      }
      ...PageSections
      ...EnglishLayout
    }
  }
`;

export const Head = PageHead;

/** Page made of sections (data/pages). */
export default function PageTemplate({ data }: PageProps<Queries.PageTemplateQuery>) {
  const { page } = data;
  if (!page) {
    throw new Error("A page needs its data");
  }
  return (
    <>
      <Breadcrumb trail={page.trail} />
      <Sections sections={page.sections} />
    </>
  );
}
