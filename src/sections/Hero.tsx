import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { Actions } from "../components/Actions";
import { Drawing } from "../components/Drawing";
import { HeroFrame } from "../components/HeroFrame";
import { Icon } from "../components/Icon";
import { PriceSheet } from "../components/PriceSheet";
import { RatingLink } from "../components/RatingLink";
import { media } from "../styles/media";
import { color, font, fontSize, space } from "../styles/tokens";

export const fragment = graphql`
  fragment HeroSection on HeroSection {
    anchor
    eyebrow
    title
    lead
    highlight
    highlightCaption
    badges
    drawing {
      ...DrawingFields
    }
    stands
    price {
      ...PriceSheetFields
    }
    rating {
      ...RatingFields
    }
    actions {
      ...ActionFields
    }
  }
`;

const highlightStyle = css`
  margin-top: ${space.s3};
  padding-left: ${space.s2};
  border-left: 4px solid ${color.motif};
  line-height: 1.35;
  & b {
    display: block;
    font-family: ${font.heading};
    font-size: ${fontSize.h3};
    font-weight: 600;
    letter-spacing: -0.015em;
    line-height: 1.2;
  }
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

const buttons = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s2} ${space.s3};
  align-items: end;
`;

/** A phone shows a drawing small: the words come first. */
const drawingStyle = css`
  width: 100%;
  object-fit: contain;
  object-position: bottom;
  ${media.belowDesktop} {
    max-height: 17rem;
  }
  ${media.wide} {
    width: calc(100% + ${space.s8});
    max-width: none;
    margin-inline: calc(-0.5 * ${space.s8});
  }
`;

interface Props {
  section: Queries.HeroSectionFragment;
}

/** Opening of a page with its claims and buttons. */
export function Hero({ section }: Props) {
  const { highlight, highlightCaption, badges, drawing, stands, price, rating, actions, ...frame } = section;
  const beside = stands ? "edge" : "middle";
  const art = price ? <PriceSheet {...price} /> : drawing && <Drawing {...drawing} priority css={drawingStyle} />;
  return (
    <HeroFrame drawn="HeroSection" {...frame} art={art} place={price ? "afterLead" : beside}>
      {highlight && (
        <p css={highlightStyle}>
          <b>{highlight}</b> {highlightCaption}
        </p>
      )}
      <div css={buttons}>
        <Actions actions={actions} />
        {rating && <RatingLink {...rating} />}
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
    </HeroFrame>
  );
}
