import { css } from "@emotion/react";
import type { ReactNode } from "react";
import type { Accent } from "../../content/model/shared";
import { color as colors, fontSize, radius, space } from "../../styles/tokens";
import { cardStyle } from "../Card";
import { Icon } from "../Icon";

const card = css`
  ${cardStyle};
  gap: ${space.s2};
  height: auto;
`;

const head = css`
  display: flex;
  align-items: center;
  gap: ${space.s2};
  & h3 {
    overflow-wrap: anywhere;
  }
  & p {
    color: ${colors.textSoft};
    font-size: ${fontSize.small};
  }
`;

const cover = css`
  display: grid;
  flex: none;
  place-items: center;
  width: 3.5rem;
  height: 4.5rem;
  border-radius: ${radius.small};
  background: var(--accent);
  color: ${colors.lens};
`;

/** Each carries white text with 4.5:1. */
const COVERS: Readonly<Record<Accent, string>> = {
  petrol: colors.brand,
  apricot: colors.action,
  petrolLight: colors.link,
  petrolDeep: colors.brandDeep,
  rust: colors.actionHover,
  ink: colors.text,
};

interface Props {
  title: string;
  /** Author of the book. */
  author?: string;
  icon: Queries.IconName;
  color: Accent;
  children: ReactNode;
}

/** Card with an icon on a coloured cover: books and needs in articles (docs/agreement.md#articles). */
export function AccentCard({ title, author, icon, color, children }: Props) {
  return (
    <div css={card}>
      <div css={head}>
        <span css={cover} style={{ "--accent": COVERS[color] }}>
          <Icon name={icon} />
        </span>
        <div>
          <h3>{title}</h3>
          {author && <p>{author}</p>}
        </div>
      </div>
      {children}
    </div>
  );
}
