import { graphql, type PageProps } from "gatsby";
import { Sections } from "../sections/Sections";

export const query = graphql`
  query PageTemplate($id: String!) {
    page(id: { eq: $id }) {
      ...PageSections
      ...EnglishLayout
    }
  }
`;

export { PageHead as Head } from "../publish/seo/PageHead";

/** Page made of sections (data/pages). */
export default function PageTemplate({ data }: PageProps<Queries.PageTemplateQuery>) {
  const { page } = data;
  if (!page) {
    throw new Error("A page needs its data");
  }
  return <Sections sections={page.sections} />;
}
