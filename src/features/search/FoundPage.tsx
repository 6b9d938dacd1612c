import { css } from "@emotion/react";
import { Link } from "gatsby";
import { useSiteTexts } from "../../components/site-texts";
import { color, fontSize } from "../../styles/tokens";
import type { SearchResult } from "./site-search";
import type { Piece } from "./terms";

const style = css`
  color: inherit;
  text-decoration: none;
  &:hover,
  &:focus-visible {
    background: ${color.quiet};
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  & > span {
    font-weight: 600;
  }
  & > span + span {
    font-size: ${fontSize.small};
    font-weight: 400;
  }
  & > small {
    color: ${color.actionHover};
    font-size: ${fontSize.small};
    font-weight: 600;
  }
  & mark {
    background: ${color.accentSoft};
    color: inherit;
    font-weight: 700;
  }
`;

/** Every piece is an element: a browser that translates the page puts its own in the place of bare texts, which React misses. */
function Pieces({ pieces }: { pieces: readonly Piece[] }) {
  return (
    <span>
      {pieces.map(({ text, start, found }) => {
        const Part = found ? "mark" : "span";
        return <Part key={start}>{text}</Part>;
      })}
    </span>
  );
}

/** A page that was found. */
export function FoundPage({ result: { path, language, group, title, text } }: { result: SearchResult }) {
  const groups: Readonly<Record<string, string>> = useSiteTexts().sitemapGroups;
  return (
    <Link to={path} css={style} lang={language}>
      <Pieces pieces={title} />
      <Pieces pieces={text} />
      <small>{groups[group] ?? group}</small>
    </Link>
  );
}
