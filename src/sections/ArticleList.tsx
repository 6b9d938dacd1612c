import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { useDeferredValue, useLayoutEffect, useState } from "react";
import { ArticleCard } from "../components/ArticleCard";
import { FilterChoice } from "../components/FilterChoice";
import { Grid } from "../components/Grid";
import { SectionFrame } from "../components/SectionFrame";
import { color, fontSize, space } from "../styles/tokens";

export const fragment = graphql`
  fragment ArticleListSection on ArticleListSection {
    ...SectionHead
    filterLabel
    allLabel
    one
    many
    articles {
      ...ArticleCardFields
    }
    categories {
      slug
      title
    }
  }
`;

const count = css`
  margin-top: ${space.s2};
  color: ${color.textSoft};
  font-size: ${fontSize.small};
`;

const featured = css`
  margin-top: ${space.s2};
  & + ul {
    margin-top: ${space.s3};
  }
`;

/** Value of the filter for all articles. */
const ALL = "";

interface Props extends Queries.ArticleListSectionFragment {
  /** Whether it opens the page. */
  opening?: boolean;
}

/** All articles; the first of the filtered list is featured, the rest go in the grid (docs/agreement.md#blog-filter). */
export function ArticleList({ opening = false, ...section }: Props) {
  const { filterLabel, allLabel, one, many, articles, categories, ...frame } = section;
  const [category, setCategory] = useState(ALL);
  // Kept in the history entry, for visitors who come back from an article.
  useLayoutEffect(() => setCategory(window.history.state?.category ?? ALL), []);
  const choose = (slug: string) => {
    window.history.replaceState({ ...window.history.state, category: slug }, "");
    setCategory(slug);
  };
  // The choice shows at once, the list right after it.
  const listed = useDeferredValue(category);
  const shown = articles.filter((article) => listed === ALL || article.category.slug === listed);
  const [first, ...rest] = shown;
  const heading = opening ? "h2" : "h3";
  return (
    <SectionFrame {...frame} opening={opening}>
      <FilterChoice
        label={filterLabel}
        options={[{ slug: ALL, title: allLabel }, ...categories]}
        value={category}
        onChange={choose}
      />
      <p css={count} role="status">
        {shown.length === 1 ? one : many.replace("{count}", String(shown.length))}
      </p>
      <div css={featured}>{first && <ArticleCard article={first} heading={heading} featured />}</div>
      {rest.length > 0 && (
        <Grid>
          {rest.map((article) => (
            <li key={article.path}>
              <ArticleCard article={article} heading={heading} />
            </li>
          ))}
        </Grid>
      )}
    </SectionFrame>
  );
}
