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
  padding-block: ${space.s3};
  border-bottom: ${outline};
  background: ${color.card};
`;

/** Stops the strip; a checkbox, so that it works without JavaScript (WCAG 2.2.2). */
const control = css`
  display: grid;
  place-items: center;
  margin-left: auto;
  cursor: pointer;
  & > * {
    grid-area: 1 / 1;
  }
  & input {
    z-index: 1;
    width: ${target};
    height: ${target};
    margin: 0;
    border-radius: ${radius.pill};
    appearance: none;
  }
  & :checked + svg,
  & :not(:checked) ~ svg + svg {
    visibility: hidden;
  }
  ${media.reducedMotion} {
    display: none;
  }
  ${media.tablet} {
    order: 1;
  }
`;

/** What is seen of the strip, which fades at both ends: under its title on a phone, else beside it. */
const view = css`
  flex: 1 0 100%;
  min-width: 0;
  overflow: clip;
  ${media.tablet} {
    flex: 1 0 0;
  }
  ${media.revealing} {
    mask-image: linear-gradient(to right, transparent, ${color.text} ${space.s3} calc(100% - ${space.s3}), transparent);
  }
`;

const move = keyframes`
  to {
    transform: translateX(-50%);
  }
`;

/** Runs until it is stopped or pointed at; stands still, in lines, under reduced motion. */
const track = css`
  ${row(`${space.s1} ${space.s3}`)};
  font-size: ${fontSize.small};
  font-weight: 600;
  & svg,
  & b {
    color: ${color.brand};
  }
  & ul {
    display: contents;
  }
  & li {
    display: flex;
    align-items: center;
    gap: ${space.s1};
  }
  & b {
    margin-right: 0.1em;
    ${headingFont("1.25em")};
  }
  & ul + ul {
    display: none;
  }
  ${media.revealing} {
    flex-wrap: nowrap;
    gap: 0;
    width: max-content;
    animation: ${move} 45s linear infinite;
    label:has(:checked) + * > &,
    &:hover,
    &:active {
      animation-play-state: paused;
    }
    & ul + ul {
      display: contents;
    }
    & li {
      flex: none;
      padding-right: ${space.s5};
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
    <section css={frame} id={anchor ?? undefined} data-opening="">
      <div css={[container, row(`${space.s1} ${space.s3}`)]}>
        <h2 css={{ fontSize: fontSize.h4 }}>{title}</h2>
        <label css={control} data-no-print="">
          <input type="checkbox" aria-label={partnerStripPause} />
          <Icon name="pause" />
          <Icon name="play" />
        </label>
        <div css={view}>
          <div css={track}>
            <ul>{items}</ul>
            <ul aria-hidden="true">{items}</ul>
          </div>
        </div>
      </div>
    </section>
  );
}
