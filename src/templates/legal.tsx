import { graphql, type PageProps } from "gatsby";
import { Breadcrumb } from "../components/Breadcrumb";
import { LegalMeta } from "../components/LegalMeta";
import { ProsePage } from "../components/ProsePage";
import { trailThrough } from "../publish/seo/breadcrumbs";
import { PageHead } from "../publish/seo/PageHead";

export const query = graphql`
  query LegalTemplate($id: String!) {
    legalPage(id: { eq: $id }) {
      path
      title
      lead
      version
      updated
      pictures {
        ...ProsePictureFields
      }
    }
    home: page(path: { eq: "/" }) {
      path
      title
    }
  }
`;

export const Head = PageHead;

/** Legal text (docs/agreement.md#routes); its text is the MDX file, given as children. */
export default function LegalTemplate({ data, children }: PageProps<Queries.LegalTemplateQuery>) {
  const { legalPage, home } = data;
  if (!legalPage || !home) {
    throw new Error("A legal page needs its frontmatter, and data/pages/home.json");
  }
  return (
    <>
      <Breadcrumb trail={trailThrough(home, legalPage)} />
      <ProsePage
        title={legalPage.title}
        lead={legalPage.lead}
        meta={<LegalMeta version={legalPage.version} updated={legalPage.updated} />}
        pictures={legalPage.pictures}
      >
        {children}
      </ProsePage>
    </>
  );
}
