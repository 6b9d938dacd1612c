import { css } from "@emotion/react";
import { container } from "../styles/layout";
import { screenOnly } from "../styles/print";
import { font, fontSize, radius, space } from "../styles/tokens";
import { ArticleMeta } from "./ArticleMeta";
import { ButtonLink } from "./ButtonLink";
import { Drawing } from "./Drawing";
import { SmartLink } from "./SmartLink";

const style = css`
  ${container};
  ${screenOnly};
  display: grid;
  gap: ${space.s4};
  justify-items: start;
  padding-bottom: ${space.section};
  & ul {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 16rem), 1fr));
    gap: ${space.s4} ${space.s3};
    width: 100%;
  }
  & li a {
    display: block;
    color: inherit;
    font-family: ${font.heading};
    font-size: ${fontSize.h4};
    font-weight: 600;
    line-height: 1.3;
    text-decoration: none;
    &:hover {
      text-decoration: underline;
    }
  }
  & img {
    width: 100%;
    margin-bottom: ${space.s2};
    aspect-ratio: 16 / 9;
    object-fit: cover;
    border-radius: ${radius.card};
  }
`;

interface Props {
  title: string;
  articles: readonly Queries.RelatedArticleFieldsFragment[];
  /** The page with all articles. */
  list: { path: string; label: string };
}

/** What to read after an article. */
export function RelatedArticles({ title, articles, list }: Props) {
  return (
    <aside css={style}>
      <h2>{title}</h2>
      <ul>
        {articles.map((article) => (
          <li key={article.path}>
            <SmartLink href={article.path}>
              <Drawing {...article.art} />
              {article.title}
            </SmartLink>
            <ArticleMeta date={article.date} readingTime={article.readingTime} />
          </li>
        ))}
      </ul>
      <ButtonLink href={list.path} variant="secondary">
        {list.label}
      </ButtonLink>
    </aside>
  );
}
