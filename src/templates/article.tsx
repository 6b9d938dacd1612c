import { MDXProvider } from "@mdx-js/react";
import { graphql, type PageProps } from "gatsby";
import { ArticleCard } from "../components/ArticleCard";
import { ArticleMeta } from "../components/ArticleMeta";
import { Breadcrumb } from "../components/Breadcrumb";
import { ButtonLink } from "../components/ButtonLink";
import { ButtonRow } from "../components/ButtonRow";
import { CallLink } from "../components/CallLink";
import { ClosingBlock } from "../components/ClosingBlock";
import { Eyebrow } from "../components/Eyebrow";
import { Grid } from "../components/Grid";
import { MDX_COMPONENTS } from "../components/mdx/mdx-components";
import { PageHeader } from "../components/PageHeader";
import { ProseBody } from "../components/ProseBody";
import { SectionFrame } from "../components/SectionFrame";
import { childTrail } from "../seo/breadcrumbs";
import { PageHead } from "../seo/PageHead";
import { screenOnly } from "../styles/print";

export const query = graphql`
  query ArticleTemplate($id: String!) {
    article(id: { eq: $id }) {
      path
      title
      date
      readingTime
      category {
        title
      }
      related {
        ...ArticleCardFields
      }
    }
    articlePageTexts {
      backLabel
      relatedTitle
      closing {
        title
        text
        intakeLabel
        callLabel
      }
    }
    home: page(path: { eq: "/" }) {
      path
      title
    }
    blog: page(path: { eq: "/blog" }) {
      path
      title
    }
  }
`;

export const Head = PageHead;

/** Article (docs/agreement.md#articles); its text is the MDX file, given as children. */
export default function ArticleTemplate({ data, children }: PageProps<Queries.ArticleTemplateQuery>) {
  const { article, articlePageTexts: texts, home, blog } = data;
  if (!article || !texts || !home || !blog) {
    throw new Error("An article needs its frontmatter, data/article-page.json, home and /blog");
  }
  return (
    <>
      <Breadcrumb trail={childTrail(home, blog, article)} />
      <article>
        <PageHeader eyebrow={<Eyebrow>{article.category.title}</Eyebrow>} title={article.title}>
          <ArticleMeta date={article.date} readingTime={article.readingTime} />
        </PageHeader>
        <ProseBody>
          <MDXProvider components={MDX_COMPONENTS}>{children}</MDXProvider>
        </ProseBody>
      </article>
      <aside css={screenOnly}>
        <SectionFrame tone="mist" anchor={null} title={texts.relatedTitle}>
          <Grid>
            {article.related.map((related) => (
              <li key={related.path}>
                <ArticleCard article={related} />
              </li>
            ))}
          </Grid>
          <ButtonRow>
            <ButtonLink href={blog.path} variant="secondary">
              {texts.backLabel}
            </ButtonLink>
          </ButtonRow>
        </SectionFrame>
      </aside>
      <ClosingBlock tone="petrol" title={texts.closing.title} text={texts.closing.text}>
        <ButtonRow>
          <ButtonLink href="/offerte">{texts.closing.intakeLabel}</ButtonLink>
          <CallLink>{texts.closing.callLabel}</CallLink>
        </ButtonRow>
      </ClosingBlock>
    </>
  );
}
