import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { Actions } from "../components/Actions";
import { HeroFrame } from "../components/HeroFrame";
import { Icon } from "../components/Icon";
import { color, font, fontSize, radius, space } from "../styles/tokens";

export const fragment = graphql`
  fragment HeroSection on HeroSection {
    anchor
    eyebrow
    title
    lead
    highlight
    badges
    motif
    actions {
      ...ActionFields
    }
  }
`;

const highlightStyle = css`
  display: inline-block;
  margin-top: ${space.s3};
  padding: ${space.half} ${space.s2};
  border-radius: ${radius.small};
  background: ${color.accentSoft};
  color: ${color.actionHover};
  font-family: ${font.heading};
  font-size: ${fontSize.h3};
  font-weight: 600;
  line-height: 1.4;
`;

const badgeList = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s1} ${space.s3};
  margin-top: ${space.s3};
  font-weight: 600;
  & li {
    display: flex;
    align-items: center;
    gap: ${space.s1};
  }
  & svg {
    color: ${color.success};
  }
`;

interface Props {
  section: Queries.HeroSectionFragment;
}

/** Opening of a page with its claims and buttons. */
export function Hero({ section }: Props) {
  const { highlight, badges, actions, ...frame } = section;
  return (
    <HeroFrame {...frame}>
      {highlight && <p css={highlightStyle}>{highlight}</p>}
      {badges && (
        <ul css={badgeList}>
          {badges.map((badge) => (
            <li key={badge}>
              <Icon name="check" />
              {badge}
            </li>
          ))}
        </ul>
      )}
      <Actions actions={actions} />
    </HeroFrame>
  );
}
