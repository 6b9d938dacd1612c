import { css } from "@emotion/react";
import { container } from "../../styles/layout";
import { color, space } from "../../styles/tokens";
import { ButtonLink } from "../ButtonLink";
import { SmartLink } from "../SmartLink";
import { TextMeta } from "../TextMeta";

const style = css`
  ${container};
  display: grid;
  gap: ${space.s3};
  justify-items: start;
  padding-bottom: ${space.section};
  & ul {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 13rem), 1fr));
    gap: ${space.s3};
    width: 100%;
  }
  & li {
    padding-top: ${space.s2};
    border-top: 2px solid ${color.brand};
    font-weight: 600;
  }
`;

interface Props {
  title: string;
  articles: readonly { path: string; title: string; date: string | null; readingTime: number | null }[];
  /** The page with all articles. */
  list: { path: string; label: string };
}

/** What to read after an article: the list of all where its editor names none. */
export function RelatedArticles({ title, articles, list }: Props) {
  return (
    <aside css={style} data-screen="">
      {articles.length > 0 && (
        <>
          <h2>{title}</h2>
          <ul>
            {articles.map((article) => (
              <li key={article.path}>
                <SmartLink href={article.path}>{article.title}</SmartLink>
                <TextMeta date={article.date} readingTime={article.readingTime} />
              </li>
            ))}
          </ul>
        </>
      )}
      <ButtonLink href={list.path} variant="secondary">
        {list.label}
      </ButtonLink>
    </aside>
  );
}
