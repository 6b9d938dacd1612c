import { css, keyframes } from "@emotion/react";
import { graphql } from "gatsby";
import { Icon } from "../components/Icon";
import { useSiteTexts } from "../components/site-texts";
import { container, headingFont, row } from "../styles/layout";
import { media } from "../styles/media";
import { color, fontSize, outline, radius, space, target } from "../styles/tokens";

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
  ${row("0")};
  justify-content: space-between;
  margin-bottom: ${space.s2};
`;

/** Stops the strip; a checkbox, so that it works without JavaScript (WCAG 2.2.2). */
const control = css`
  position: relative;
  display: grid;
  place-items: center;
  width: ${target};
  height: ${target};
  & input {
    position: absolute;
    inset: 0;
    margin: 0;
    border-radius: ${radius.pill};
    appearance: none;
    cursor: pointer;
  }
  & svg {
    grid-area: 1 / 1;
    pointer-events: none;
  }
  & :checked + svg,
  & :not(:checked) ~ svg + svg {
    visibility: hidden;
  }
  ${media.reducedMotion} {
    display: none;
  }
`;

const move = keyframes`
  to {
    transform: translateX(-50%);
  }
`;

/** Runs until it is stopped or pointed at; stands still, in lines or columns, under reduced motion. */
const track = css`
  ${container};
  ${row(`${space.s1} ${space.s2}`)};
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
  & svg,
  & b {
    color: ${color.brand};
  }
  & b {
    margin-right: 0.1em;
    ${headingFont("1.25em")};
  }
  ${media.tablet} {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(19rem, 1fr));
    font-size: inherit;
  }
  & [aria-hidden="true"] li {
    display: none;
  }
  ${media.revealing} {
    display: flex;
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

/** A number in a text, which is set as headings are. */
const NUMBER = /(\d+\+?)/;

/** Scrolling strip of the kinds of clients; the second copy only closes the loop. */
export function PartnerStrip({ anchor, title, stats }: Queries.PartnerStripSectionFragment) {
  const { partnerStripPause } = useSiteTexts();
  const items = stats.map(({ slug, icon, text }) => (
    <li key={slug}>
      <Icon name={icon} />
      <span>{text.split(NUMBER).map((part) => (NUMBER.test(part) ? <b key={part}>{part}</b> : part))}</span>
    </li>
  ));
  return (
    // Belongs to the opening: the thread begins under it (styles/thread.ts).
    <section css={frame} id={anchor ?? undefined} data-ground="">
      <div css={[container, head]}>
        <h2 css={{ fontSize: fontSize.h4 }}>{title}</h2>
        <label css={control} data-screen="">
          <input type="checkbox" aria-label={partnerStripPause} />
          <Icon name="pause" />
          <Icon name="play" />
        </label>
      </div>
      <div css={track}>
        <ul>{items}</ul>
        <ul aria-hidden="true">{items}</ul>
      </div>
    </section>
  );
}
