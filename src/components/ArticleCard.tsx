import { css } from "@emotion/react";
import { blockLink } from "../styles/layout";
import { media } from "../styles/media";
import { color, fontSize, outline, radius, space } from "../styles/tokens";
import { cardFoot, cardStyle } from "./Card";
import { Picture } from "./Picture";
import { SmartLink } from "./SmartLink";
import { TextMeta } from "./TextMeta";

/** Laid out by the width of the card: one over a row has all of its drawing, at the left where there is room. */
const sizes = css`
  height: 100%;
  container-type: inline-size;
`;

const card = css`
  ${cardStyle};
  padding: 0;
  overflow: clip;
  & img {
    width: 100%;
    aspect-ratio: 16 / 9;
    border-bottom: ${outline};
    object-fit: cover;
    @container (min-width: 40rem) {
      aspect-ratio: 28 / 9;
    }
  }
  @container (min-width: 60rem) {
    display: grid;
    grid-template-columns: 7fr 5fr;
    & img {
      height: 100%;
      border-width: 0 2px 0 0;
      border-style: solid;
    }
  }
`;

const title = css`
  font-size: var(--title, ${fontSize.h3});
  & > a {
    ${blockLink};
  }
`;

/** A phone has it under a line, with all of the drawing and no excerpt. */
const small = css`
  ${media.belowTablet} {
    --title: ${fontSize.h4};
    padding: ${space.s2} 0 0;
    border-width: 2px 0 0;
    border-radius: 0;
    background: none;
    & img {
      aspect-ratio: 2;
      border: 0;
      border-radius: ${radius.card};
    }
    & > div {
      padding: ${space.s1} 0 0;
    }
    & p:not(:first-of-type) {
      display: none;
    }
  }
`;

const words = css`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${space.s1};
  padding: ${space.s3};
`;

const categoryStyle = css`
  color: ${color.link};
  font-size: ${fontSize.small};
  font-weight: 600;
`;

interface Props {
  article: Queries.ArticleCardFieldsFragment;
  featured?: boolean;
  /** Heading level of the title, below the heading above the list. */
  heading?: "h2" | "h3";
}

/** Article in a list; the whole card leads to it. */
export function ArticleCard({ article, featured = false, heading: Heading = "h3" }: Props) {
  return (
    <div css={sizes}>
      <article css={[card, featured ? { "--title": fontSize.h2 } : small]}>
        <Picture {...article.shownDrawing} />
        <div css={words}>
          <p css={categoryStyle}>{article.category.title}</p>
          <Heading css={title}>
            <SmartLink href={article.path}>{article.title}</SmartLink>
          </Heading>
          <p>{article.excerpt}</p>
          <div css={cardFoot}>
            <TextMeta date={article.date} readingTime={article.readingTime} />
          </div>
        </div>
      </article>
    </div>
  );
}
