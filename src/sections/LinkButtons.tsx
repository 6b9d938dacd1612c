import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { Icon } from "../components/Icon";
import { SectionFrame } from "../components/SectionFrame";
import { SmartLink } from "../components/SmartLink";
import { media } from "../styles/media";
import { color, fontSize, space } from "../styles/tokens";

export const fragment = graphql`
  fragment LinkButtonsSection on LinkButtonsSection {
    ...SectionHead
    links {
      title
      description
      link
      icon
      highlighted
    }
  }
`;

/** Boards on a pole; on a phone as wide as the screen. */
const list = css`
  display: grid;
  gap: ${space.s2};
  padding-block: ${space.s3} ${space.s4};
  background: linear-gradient(${color.creamDeep}, ${color.creamDeep}) center / 1rem 100% no-repeat;
`;

/** Boards point to the left and the right in turn. */
const board = css`
  --point: ${space.s4};
  ${media.tablet} {
    width: 66%;
  }
  & > a {
    display: flex;
    gap: ${space.s2};
    align-items: center;
    min-height: 5.5rem;
    padding: ${space.s2} ${space.s3} ${space.s2} calc(var(--point) + ${space.s2});
    background: ${color.brand};
    clip-path: polygon(0 50%, var(--point) 0, 100% 0, 100% 100%, var(--point) 100%);
    color: ${color.card};
    text-decoration: none;
  }
  & > a:focus-visible {
    outline-offset: -0.5rem;
    outline-color: currentColor;
  }
  & strong {
    display: block;
    font-size: ${fontSize.h4};
    line-height: 1.3;
  }
  &:nth-of-type(odd) {
    ${media.tablet} {
      margin-left: auto;
    }
    & > a {
      padding-inline: ${space.s3} calc(var(--point) + ${space.s2});
      background: ${color.sky};
      clip-path: polygon(0 0, calc(100% - var(--point)) 0, 100% 50%, calc(100% - var(--point)) 100%, 0 100%);
      color: ${color.text};
    }
  }
  ${media.forcedColors} {
    border: 1px solid;
  }
`;

const highlightedStyle = css`
  && > a {
    background: ${color.motif};
    color: ${color.text};
  }
`;

/** Large links as the boards of a signpost; links to other sites open a new tab. */
export function LinkButtons({ links, ...frame }: Queries.LinkButtonsSectionFragment) {
  return (
    <SectionFrame {...frame}>
      <ul css={list} data-reveal-children={150}>
        {links.map(({ title, description, link, icon, highlighted }) => (
          <li key={link} css={[board, highlighted && highlightedStyle]}>
            <SmartLink href={link} newTab={link.startsWith("https:")}>
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
