import { graphql, type PageProps } from "gatsby";
import { ProsePage } from "../components/mdx/ProsePage";
import { TextMeta } from "../components/TextMeta";

export const query = graphql`
  query LegalTemplate($id: String!) {
    legalPage(id: { eq: $id }) {
      title
      lead
      version
      updated
      contents {
        label
        link
      }
      pictures {
        ...ProsePictureFields
      }
    }
    articlePageTexts {
      contentsTitle
    }
  }
`;

export { PageHead as Head } from "../publish/seo/PageHead";

/** Legal text (docs/agreement.md#routes); its text is the MDX file, given as children. */
export default function LegalTemplate({ data, children }: PageProps<Queries.LegalTemplateQuery>) {
  const { legalPage, articlePageTexts: texts } = data;
  if (!legalPage || !texts) {
    throw new Error("A legal page needs its frontmatter and data/article-page.json");
  }
  return (
    <ProsePage
      page={legalPage}
      meta={<TextMeta version={legalPage.version} updated={legalPage.updated} />}
      contentsTitle={texts.contentsTitle}
    >
      {children}
    </ProsePage>
  );
}
