import { graphql, type PageProps } from "gatsby";
import { Breadcrumb } from "../components/Breadcrumb";
import { ButtonLink } from "../components/ButtonLink";
import { ButtonRow } from "../components/ButtonRow";
import { CallLink } from "../components/CallLink";
import { ClosingBlock } from "../components/ClosingBlock";
import { ProsePage } from "../components/mdx/ProsePage";
import { RelatedArticles } from "../components/mdx/RelatedArticles";
import { TextMeta } from "../components/TextMeta";
import { ROUTES } from "../content/model/needed";
import { PageHead } from "../publish/seo/PageHead";

export const query = graphql`
  query ArticleTemplate($id: String!) {
    article(id: { eq: $id }) {
      trail {
        path
        title
      }
      title
      date
      readingTime
      category {
        title
      }
      shownDrawing {
        ...DrawingFields
      }
      contents {
        label
        link
      }
      pictures {
        ...ProsePictureFields
      }
      related {
        path
        title
        shownDrawing {
          ...DrawingFields
        }
      }
    }
    articlePageTexts {
      backLabel
      relatedTitle
      contentsTitle
      invitation
      closing {
        title
        text
        intakeLabel
        callLabel
      }
    }
  }
`;

export const Head = PageHead;

/** Article (docs/agreement.md#articles); its text is the MDX file, given as children. */
export default function ArticleTemplate({ data, children }: PageProps<Queries.ArticleTemplateQuery>) {
  const { article, articlePageTexts: texts } = data;
  if (!article || !texts) {
    throw new Error("An article needs its frontmatter and data/article-page.json");
  }
  return (
    <>
      <Breadcrumb trail={article.trail} />
      <div data-thread="">
        <ProsePage
          page={article}
          eyebrow={article.category.title}
          meta={<TextMeta date={article.date} readingTime={article.readingTime} />}
          contentsTitle={texts.contentsTitle}
          invitation={
            <>
              <p>{texts.invitation}</p>
              <ButtonLink href={ROUTES.quote}>{texts.closing.intakeLabel}</ButtonLink>
              <CallLink variant="text">{texts.closing.callLabel}</CallLink>
            </>
          }
        >
          {children}
        </ProsePage>
        <RelatedArticles
          title={texts.relatedTitle}
          articles={article.related}
          list={{ path: ROUTES.blog, label: texts.backLabel }}
        />
      </div>
      <ClosingBlock title={texts.closing.title} text={texts.closing.text}>
        <ButtonRow>
          <ButtonLink href={ROUTES.quote}>{texts.closing.intakeLabel}</ButtonLink>
          <CallLink>{texts.closing.callLabel}</CallLink>
        </ButtonRow>
      </ClosingBlock>
    </>
  );
}
