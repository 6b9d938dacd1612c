import { css } from "@emotion/react";
import { Link } from "gatsby";
import type { SearchResult } from "../../search/site-search";
import type { Piece } from "../../search/terms";
import { color, fontSize, space } from "../../styles/tokens";

const style = css`
  display: block;
  padding: ${space.s1} ${space.s2};
  color: inherit;
  text-decoration: none;
  & + & {
    border-top: 1px solid ${color.line};
  }
  &:hover,
  &[aria-selected="true"] {
    background: ${color.quiet};
  }
  &[aria-selected="true"] {
    outline: 2px solid ${color.link};
    outline-offset: -2px;
  }
  & > span {
    display: block;
    font-weight: 600;
  }
  & > span + span {
    font-size: ${fontSize.small};
    font-weight: 400;
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

interface Props {
  id: string;
  result: SearchResult;
  /** Whether the arrow keys have come to it. */
  chosen: boolean;
}

/** A page that was found: a link as well, so that it opens in a new tab when asked to. */
export function SearchOption({ id, result: { path, language, title, text }, chosen }: Props) {
  return (
    <Link to={path} css={style} id={id} role="option" aria-selected={chosen} tabIndex={-1} lang={language}>
      <Pieces pieces={title} />
      <Pieces pieces={text} />
    </Link>
  );
}
