import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { ArticleCard } from "../components/ArticleCard";
import { Grid } from "../components/Grid";
import { SectionFrame } from "../components/SectionFrame";
import { choiceStyle } from "../styles/fields";
import { needsScript, row, stack, visuallyHidden } from "../styles/layout";
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
  margin-block: ${space.s2};
  color: ${color.textSoft};
  font-size: ${fontSize.small};
`;

/** Value of the filter for all articles. */
const ALL = "";

/** All articles; the first of the filtered list is featured, the rest go in the grid (docs/agreement.md#blog-filter). */
export function ArticleList({ opening, ...section }: Queries.ArticleListSectionFragment & { opening?: boolean }) {
  const { filterLabel, allLabel, one, many, articles, categories, ...frame } = section;
  const [category, setCategory] = useState(ALL);
  // Kept in the history entry, for visitors who come back from an article.
  const choose = (slug: string) => {
    window.history.replaceState({ ...window.history.state, category: slug }, "");
    setCategory(slug);
  };
  // Hydration leaves alone what the visitor chose before the scripts came, and calls no listener.
  const filter = useRef<HTMLFieldSetElement>(null);
  const takeOver = useEffectEvent(() => {
    const chosen = filter.current?.querySelector<HTMLInputElement>(":checked")?.value;
    const kept: string = chosen || window.history.state?.category || ALL;
    if (kept !== category) choose(kept);
  });
  useLayoutEffect(() => takeOver(), []);
  const shown = articles.filter((article) => category === ALL || article.category.slug === category);
  const [first, ...rest] = shown;
  const heading = opening ? "h2" : "h3";
  return (
    <SectionFrame {...frame} opening={opening}>
      <fieldset css={[row(space.s1), needsScript]} ref={filter}>
        <legend css={visuallyHidden}>{filterLabel}</legend>
        {[{ slug: ALL, title: allLabel }, ...categories].map(({ slug, title }) => (
          <label key={slug} css={choiceStyle}>
            <input type="radio" name="filter" value={slug} checked={slug === category} onChange={() => choose(slug)} />
            {title}
          </label>
        ))}
      </fieldset>
      <p css={count} role="status">
        {shown.length === 1 ? one : many.replace("{count}", String(shown.length))}
      </p>
      <div css={stack(space.s3)}>
        {first && <ArticleCard article={first} heading={heading} featured />}
        {rest.length > 0 && (
          <Grid>
            {rest.map((article) => (
              <li key={article.path}>
                <ArticleCard article={article} heading={heading} />
              </li>
            ))}
          </Grid>
        )}
      </div>
    </SectionFrame>
  );
}
