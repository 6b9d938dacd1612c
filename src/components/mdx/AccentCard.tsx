import { css } from "@emotion/react";
import type { CSSProperties, ReactNode } from "react";
import { color, fontSize, radius, shadow, space } from "../../styles/tokens";
import { ACCENT_COLORS } from "../accents";
import { Icon } from "../Icon";

const card = css`
  display: grid;
  gap: ${space.s2};
  padding: ${space.s3};
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.card};
  box-shadow: ${shadow};
`;

const head = css`
  display: flex;
  align-items: center;
  gap: ${space.s2};
  & h3 {
    margin: 0;
  }
  & p {
    color: ${color.textSoft};
    font-size: ${fontSize.small};
  }
`;

const body = css`
  & > * + * {
    margin-top: ${space.s2};
  }
`;

const cover = css`
  display: grid;
  flex: none;
  place-items: center;
  width: 3.5rem;
  height: 4.5rem;
  border-radius: ${radius.small};
  /* Apart from the colour, which stays where color-mix is not known. */
  background-image: linear-gradient(150deg, var(--accent), color-mix(in srgb, var(--accent) 70%, black));
  background-color: var(--accent);
  color: ${color.card};
`;

interface Props {
  title: string;
  subtitle?: string;
  icon: Queries.IconName;
  accent: Queries.Accent;
  children: ReactNode;
}

/** Card with an icon on a coloured cover: books and needs in articles. */
export function AccentCard({ title, subtitle, icon, accent, children }: Props) {
  return (
    <div css={card}>
      <div css={head}>
        <span css={cover} style={{ "--accent": ACCENT_COLORS[accent] } as CSSProperties}>
          <Icon name={icon} />
        </span>
        <div>
          <h3>{title}</h3>
          {subtitle && <p>{subtitle}</p>}
        </div>
      </div>
      <div css={body}>{children}</div>
    </div>
  );
}
