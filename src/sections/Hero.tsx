import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { Actions } from "../components/Actions";
import { Backdrop } from "../components/Backdrop";
import { Drawing } from "../components/Drawing";
import { HeroFrame } from "../components/HeroFrame";
import { hasBackdrop } from "../components/hero-looks";
import { Icon } from "../components/Icon";
import { PriceSheet } from "../components/PriceSheet";
import { RatingLink } from "../components/RatingLink";
import { headingFont } from "../styles/layout";
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
    drawing {
      ...DrawingFields
    }
    tone
    heroLook: look
    narrowDrawing {
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
    ${headingFont(fontSize.h3)};
    letter-spacing: -0.015em;
    line-height: 1.2;
  }
`;

const badgeList = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s1} ${space.s2};
  margin-top: ${space.s3};
  font-size: ${fontSize.small};
  font-weight: 600;
  & li {
    display: flex;
    align-items: center;
    gap: ${space.s1};
  }
  & svg {
    color: var(--tick, ${color.success});
  }
`;

const buttons = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s2} ${space.s3};
  align-items: end;
`;

/** A phone shows a drawing small: the words come first. */
const besideWords = css`
  width: 100%;
  object-fit: contain;
  object-position: bottom;
  ${media.belowColumns} {
    max-height: 17rem;
  }
`;

function Art({ heroLook, drawing, narrowDrawing }: Queries.HeroSectionFragment) {
  if (!drawing) {
    return null;
  }
  return hasBackdrop(heroLook) ? (
    <Backdrop wide={drawing} narrow={narrowDrawing ?? drawing} />
  ) : (
    <Drawing {...drawing} priority css={besideWords} />
  );
}

/** Opening of a page with its claims and buttons. */
export function Hero(section: Queries.HeroSectionFragment) {
  const { highlight, highlightCaption, badges, drawing, price, rating, actions, heroLook, ...frame } = section;
  return (
    <HeroFrame
      {...frame}
      look={heroLook}
      tabletOver={heroLook === "beside" && Boolean(drawing && actions)}
      illustration={price ? <PriceSheet {...price} /> : drawing && <Art {...section} />}
    >
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
