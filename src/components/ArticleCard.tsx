import { css } from "@emotion/react";
import { media } from "../styles/media";
import { color, fontSize, space } from "../styles/tokens";
import { ArticleMeta } from "./ArticleMeta";
import { cardStyle } from "./Card";
import { SmartLink } from "./SmartLink";

const card = css`
  ${cardStyle};
  & h3 a {
    color: inherit;
    text-decoration: none;
  }
  & h3 a::after {
    content: "";
    position: absolute;
    inset: 0;
  }
  ${media.hover} {
    &:hover h3 a {
      text-decoration: underline;
    }
  }
`;

const large = css`
  padding: clamp(1.5rem, 4vw, 3rem);
  border-top: 6px solid ${color.motif};
  & h3 {
    font-size: ${fontSize.h2};
  }
  & h3 + p {
    font-size: ${fontSize.lead};
  }
`;

const categoryStyle = css`
  color: ${color.link};
  font-size: ${fontSize.small};
  font-weight: 600;
`;

const foot = css`
  margin-top: auto;
  padding-top: ${space.s1};
`;

interface Props {
  article: Queries.ArticleCardFieldsFragment;
  /** The large first card of the list. */
  featured?: boolean;
}

/** Article in a list; the whole card leads to it. */
export function ArticleCard({ article, featured = false }: Props) {
  return (
    <article css={[card, featured && large]}>
      <p css={categoryStyle}>{article.category.title}</p>
      <h3>
        <SmartLink href={article.path}>{article.title}</SmartLink>
      </h3>
      <p>{article.excerpt}</p>
      <div css={foot}>
        <ArticleMeta date={article.date} readingTime={article.readingTime} />
      </div>
    </article>
  );
}
