import { css, keyframes } from "@emotion/react";
import { graphql } from "gatsby";
import { Icon } from "../components/Icon";
import { PauseControl } from "../components/PauseControl";
import { useSiteTexts } from "../components/site-texts";
import { container } from "../styles/layout";
import { media } from "../styles/media";
import { color, fontSize, outline, space, target, width } from "../styles/tokens";

export const fragment = graphql`
  fragment PartnerStripSection on PartnerStripSection {
    anchor
    title
    stats {
      slug
      icon
      text
    }
  }
`;

const frame = css`
  padding-block: ${space.s4};
  border-bottom: ${outline};
  background: ${color.card};
  overflow: clip;
`;

const head = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: ${target};
  margin-bottom: ${space.s1};
  & h2 {
    margin: 0;
    font-size: ${fontSize.h4};
  }
`;

const move = keyframes`
  to {
    transform: translateX(-50%);
  }
`;

/** Runs until it is stopped or pointed at; stands still, in wrapped lines, under reduced motion. */
const track = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s1} ${space.s2};
  max-width: calc(${width.content} + 2 * ${space.gutter});
  margin-inline: auto;
  padding-inline: ${space.gutter};
  font-size: ${fontSize.small};
  font-weight: 600;
  & ul {
    display: contents;
  }
  & li {
    display: flex;
    align-items: center;
    gap: ${space.s1};
  }
  & svg {
    color: ${color.brand};
  }
  ${media.tablet} {
    column-gap: ${space.s5};
    font-size: inherit;
  }
  & [aria-hidden="true"] li {
    display: none;
  }
  ${media.revealing} {
    flex-wrap: nowrap;
    gap: 0;
    width: max-content;
    max-width: none;
    padding: 0;
    animation: ${move} 45s linear infinite;
    div:has(:checked) + &,
    &:hover,
    &:active {
      animation-play-state: paused;
    }
    & li,
    & [aria-hidden="true"] li {
      display: flex;
      flex: none;
      padding-right: ${space.s6};
    }
  }
`;

/** Scrolling strip of the kinds of clients; the second copy only closes the loop. */
export function PartnerStrip(section: Queries.PartnerStripSectionFragment) {
  const { anchor, title, stats } = section;
  const { partnerStripPause } = useSiteTexts();
  const items = stats.map(({ slug, icon, text }) => (
    <li key={slug}>
      <Icon name={icon} />
      {text}
    </li>
  ));
  return (
    // Belongs to the opening: too low for a wave of the thread (Thread.tsx).
    <section css={frame} id={anchor ?? undefined} data-ground="">
      <div css={[container, head]}>
        <h2>{title}</h2>
        <PauseControl label={partnerStripPause} />
      </div>
      <div css={track}>
        <ul>{items}</ul>
        <ul aria-hidden="true">{items}</ul>
      </div>
    </section>
  );
}
