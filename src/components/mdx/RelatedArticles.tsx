import { css } from "@emotion/react";
import { container, stack } from "../../styles/layout";
import { space } from "../../styles/tokens";
import { ButtonLink } from "../ButtonLink";
import type { DrawingData } from "../Drawing";
import { LinkColumns } from "../LinkColumns";

const style = css`
  ${container};
  ${stack(space.s3)};
  padding-bottom: ${space.section};
  font-weight: 600;
  & > a {
    justify-self: start;
  }
`;

interface Props {
  title: string;
  articles: readonly { path: string; title: string; shownDrawing: DrawingData }[];
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
          <LinkColumns
            links={articles.map(({ path, title: label, shownDrawing }) => ({
              label,
              link: path,
              drawing: shownDrawing,
            }))}
          />
        </>
      )}
      <ButtonLink href={list.path} variant="secondary">
        {list.label}
      </ButtonLink>
    </aside>
  );
}
