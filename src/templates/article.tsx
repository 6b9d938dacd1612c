import { css } from "@emotion/react";
import { graphql, type PageProps } from "gatsby";
import { ButtonLink } from "../components/ButtonLink";
import { ButtonRow } from "../components/ButtonRow";
import { CallLink } from "../components/CallLink";
import { ClosingBlock } from "../components/ClosingBlock";
import { LinkColumns } from "../components/LinkColumns";
import { ProsePage } from "../components/mdx/ProsePage";
import { TextMeta } from "../components/TextMeta";
import { ROUTES } from "../content/model/needed";
import { container, headingFont, stack } from "../styles/layout";
import { media } from "../styles/media";
import { fontSize, space } from "../styles/tokens";

export const query = graphql`
  query ArticleTemplate($id: String!) {
    article(id: { eq: $id }) {
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
        link: path
        label: title
        drawing: shownDrawing {
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
        ...HasDrawing
        intakeLabel
        callLabel
      }
    }
  }
`;

export { PageHead as Head } from "../publish/seo/PageHead";

/** What to read next: the list of all where the editor names no articles. */
const relatedStyle = css`
  ${container};
  ${stack(space.s3)};
  padding-bottom: ${space.section};
  & > a {
    justify-self: start;
  }
  & li > a {
    padding-bottom: ${space.s3};
    color: inherit;
    ${headingFont(fontSize.h4)};
    text-decoration: none;
    &:hover {
      text-decoration: underline;
    }
  }
  /* A phone has rows. */
  ${media.belowTablet} {
    & li > a {
      display: grid;
      grid-template-columns: 6rem minmax(0, 1fr);
      gap: ${space.s2};
      align-items: center;
      padding-bottom: ${space.s2};
      hyphens: auto;
    }
    & img {
      margin: 0;
    }
  }
`;

/** Article (docs/agreement.md#articles); its text is the MDX file, given as children. */
export default function ArticleTemplate({ data, children }: PageProps<Queries.ArticleTemplateQuery>) {
  const { article, articlePageTexts: texts } = data;
  if (!article || !texts) {
    throw new Error("An article needs its frontmatter and data/article-page.json");
  }
  return (
    <>
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
        <aside css={relatedStyle} data-no-print="">
          {article.related.length > 0 && (
            <>
              <h2>{texts.relatedTitle}</h2>
              <LinkColumns links={article.related} />
            </>
          )}
          <ButtonLink href={ROUTES.blog} variant="secondary">
            {texts.backLabel}
          </ButtonLink>
        </aside>
      </div>
      <ClosingBlock {...texts.closing}>
        <ButtonRow>
          <ButtonLink href={ROUTES.quote}>{texts.closing.intakeLabel}</ButtonLink>
          <CallLink>{texts.closing.callLabel}</CallLink>
        </ButtonRow>
      </ClosingBlock>
    </>
  );
}
