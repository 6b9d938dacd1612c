import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { cardStyle } from "../components/Card";
import { Icon } from "../components/Icon";
import { SectionFrame } from "../components/SectionFrame";
import { SmartLink } from "../components/SmartLink";
import { media } from "../styles/media";
import { color, fontSize, space } from "../styles/tokens";

export const fragment = graphql`
  fragment LinkButtonsSection on LinkButtonsSection {
    anchor
    tone
    title
    intro
    links {
      title
      description
      link
      icon
      highlighted
    }
  }
`;

const list = css`
  display: grid;
  gap: ${space.s2};
  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const button = css`
  ${cardStyle};
  flex-direction: row;
  align-items: center;
  gap: ${space.s2};
  text-decoration: none;
  & strong {
    display: block;
    font-size: ${fontSize.h4};
    line-height: 1.3;
  }
`;

/** In a row of its own. */
const wide = css`
  ${media.tablet} {
    grid-column: 1 / -1;
  }
`;

const highlightedStyle = css`
  border-color: transparent;
  background: ${color.action};
  color: ${color.card};
`;

interface Props {
  section: Queries.LinkButtonsSectionFragment;
}

/** Large links in two columns; links to other sites open a new tab. */
export function LinkButtons({ section }: Props) {
  const { links, ...frame } = section;
  return (
    <SectionFrame {...frame}>
      <ul css={list} data-reveal-children={150}>
        {links.map(({ title, description, link, icon, highlighted }) => (
          <li key={link} css={highlighted && wide}>
            <SmartLink href={link} newTab={link.startsWith("https:")} css={[button, highlighted && highlightedStyle]}>
              <Icon name={icon} />
              <span>
                <strong>{title}</strong>
                {description}
              </span>
            </SmartLink>
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}
