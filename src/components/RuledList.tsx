import { css } from "@emotion/react";
import { evenColumns, headingFont, stack } from "../styles/layout";
import { media } from "../styles/media";
import { color, fontSize, space } from "../styles/tokens";
import { ActionButton } from "./Actions";
import { cardFoot } from "./Card";
import { compact, drawn, framed, step, stepRow } from "./drawn-items";
import { type DrawingData, Picture } from "./Picture";

const listOf = (items: number, most: number, wide: number, isDrawn: boolean, inRows: boolean) => css`
  ${stack(`clamp(${isDrawn ? space.s3 : space.s2}, 4vw, ${space.s4}) ${space.s5}`)};
  --title: ${most < 4 && !isDrawn ? fontSize.lead : fontSize.h4};
  ${media.tablet} {
    ${evenColumns(items, inRows ? 1 : Math.min(most, 2))};
  }
  ${items === 3 && !inRows ? media.columns : media.desktop} {
    ${evenColumns(items, wide)};
  }
`;

/** Drawings and marks are level in a row, and so are buttons, at its end; text follows its title at once. */
const item = css`
  ${stack("0")};
  padding-top: ${space.s2};
  border-top: 2px solid;
  & > div {
    display: flex;
    flex-direction: column;
  }
  & h3 {
    margin-bottom: clamp(${space.half}, 1vw, ${space.s1});
    font-size: var(--title);
  }
  ${media.tablet} {
    grid-row: span var(--rows);
    grid-template-rows: subgrid;
  }
`;

const marked = css`
  border-color: ${color.motif};
  & > span {
    color: var(--eyebrow, ${color.action});
    ${headingFont(fontSize.h2)};
  }
  /* A phone shows it beside title and text. */
  ${media.belowTablet} {
    grid-template-columns: 2.5rem 1fr;
  }
`;

const figureStyle = css`
  display: block;
  color: var(--tick, ${color.brand});
  font-size: ${fontSize.h1};
  line-height: 1.2;
`;

interface Item {
  /** Set large above the title. */
  figure?: string | null;
  title: string;
  text: string | null;
  drawing?: DrawingData | null;
  action?: Queries.ActionFieldsFragment | null;
}

interface Props {
  items: readonly Item[];
  /** Whether they are steps, each with its number set large above the title. */
  numbered?: boolean;
  /** Fewer columns on a wide screen, where a drawing or form stands beside it. */
  columns?: 1 | 2;
}

/**
 * Titles with texts, each under a line or a drawing: points or steps. Four stand in a row if they are steps or drawn; five
 * in a row leave no room for long words.
 */
export function RuledList({ items, numbered = false, columns }: Props) {
  const isDrawn = Boolean(items[0]?.drawing);
  const inFour = numbered || isDrawn ? 4 : 2;
  const most = items.length % 4 === 0 ? inFour : 3;
  const inRows = numbered && isDrawn && items.length === 3;
  const looks = numbered ? [step, inRows && stepRow] : [framed, items.length > 3 && compact];
  const List = numbered ? "ol" : "ul";
  return (
    <List css={listOf(items.length, most, columns ?? most, isDrawn, inRows)} data-reveal-children={150}>
      {items.map(({ figure, title, text, drawing, action }, index) => (
        <li
          key={title}
          css={[item, numbered && marked, drawing && [drawn, looks]]}
          style={{ "--rows": 1 + Number(numbered) + Number(isDrawn) }}
        >
          {drawing && <Picture {...drawing} />}
          {numbered && <span>{index + 1}</span>}
          <div>
            <h3>
              {figure && <b css={figureStyle}>{figure}</b>} {title}
            </h3>
            {text && <p>{text}</p>}
            {action && (
              <div css={cardFoot}>
                <ActionButton action={action} />
              </div>
            )}
          </div>
        </li>
      ))}
    </List>
  );
}
