import { css } from "@emotion/react";
import { Link } from "gatsby";
import { useSiteTexts } from "../../components/site-texts";
import { color, fontSize, space } from "../../styles/tokens";
import type { SearchResult } from "./site-search";
import type { Piece } from "./terms";

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

interface Props {
  result: SearchResult;
  /** As an option of a listbox: its id, and whether the arrow keys have come to it. */
  option?: { id: string; chosen: boolean };
}

/** A page that was found: a link as well where it is an option, so that it opens in a new tab when asked to. */
export function SearchOption({ result: { path, language, place, title, text }, option }: Props) {
  const groups: Readonly<Record<string, string>> = useSiteTexts().sitemapGroups;
  const role = option && ({ id: option.id, role: "option", "aria-selected": option.chosen, tabIndex: -1 } as const);
  return (
    <Link to={path} css={style} {...role} lang={language}>
      <Pieces pieces={title} />
      <Pieces pieces={text} />
      <small>{groups[place] ?? place}</small>
    </Link>
  );
}
