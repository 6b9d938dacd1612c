import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { Actions } from "../components/Actions";
import { Backdrop } from "../components/Backdrop";
import { HeroFrame } from "../components/HeroFrame";
import { isBehindWords } from "../components/hero-looks";
import { Icon } from "../components/Icon";
import { Note } from "../components/Note";
import { Picture } from "../components/Picture";
import { Rating } from "../components/Rating";
import { ScaledCircles } from "../components/ScaledCircles";
import { SmartLink } from "../components/SmartLink";
import { headingFont, row, stack } from "../styles/layout";
import { media } from "../styles/media";
import { color, fontSize, space } from "../styles/tokens";

export const fragment = graphql`
  fragment HeroSection on HeroSection {
    anchor
    eyebrow
    title
    lead
    highlight
    highlightCaption
    badges
    ...HasDrawing
    tone
    heroLook: look
    narrowDrawing {
      ...DrawingFields
    }
    stands
    amounts {
      ...ScaledAmountsFields
    }
    rating {
      average
      text
      link
    }
    ...HasActions
  }
`;

const highlightStyle = css`
  margin-top: ${space.s3};
  padding-left: ${space.s2};
  border-left: 4px solid ${color.motif};
  line-height: 1.35;
  & b {
    display: block;
    ${headingFont("clamp(1.3125rem, 0.9rem + 1.4vw, 2.125rem)")};
  }
`;

const badgeList = css`
  margin-top: ${space.s2};
  font-size: clamp(0.9375rem, 0.9rem + 0.15vw, 1.0625rem);
  font-weight: 600;
  /* No claim alone on the last line. */
  text-wrap: balance;
  & li {
    ${row(space.s1)};
    display: inline-flex;
    flex-wrap: nowrap;
    margin: clamp(${space.half}, 1vw, ${space.s1}) ${space.s2} 0 0;
  }
  & svg {
    color: var(--tick, ${color.brand});
  }
`;

const buttons = css`
  ${row(`${space.s2} ${space.s3}`)};
  align-items: end;
`;

/** The average rating with what it is based on, linked to the reviews. */
const ratingLink = css`
  ${stack(space.half)};
  color: inherit;
  font-size: ${fontSize.small};
  line-height: 1.4;
  text-decoration-color: ${color.motif};
  text-decoration-thickness: 2px;
  align-items: center;
  & > div {
    margin: 0;
  }
  /* A phone has stars and words on one line, so that the drawing comes into view. */
  ${media.belowTablet} {
    grid-template-columns: auto 1fr;
  }
`;

/** Opening of a page with its claims and buttons. */
export function Hero(section: Queries.HeroSectionFragment) {
  const { highlight, highlightCaption, badges, drawing, narrowDrawing, amounts, rating, actions, heroLook, ...frame } =
    section;
  const art =
    drawing &&
    (isBehindWords(heroLook) ? (
      <Backdrop wide={drawing} narrow={narrowDrawing ?? drawing} />
    ) : (
      <Picture {...drawing} priority />
    ));
  return (
    <HeroFrame {...frame} look={heroLook} illustration={amounts ? <ScaledCircles {...amounts} /> : art}>
      {highlight && (
        <p css={highlightStyle}>
          <b>{highlight}</b> {highlightCaption}
        </p>
      )}
      <div css={buttons}>
        <Actions actions={actions} />
        {rating && (
          <SmartLink href={rating.link} css={ratingLink}>
            <Rating value={rating.average} decorative />
            {rating.text}
          </SmartLink>
        )}
      </div>
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
      <Note text={amounts?.caption} />
    </HeroFrame>
  );
}
