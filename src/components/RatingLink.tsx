import { css } from "@emotion/react";
import { stack } from "../styles/layout";
import { media } from "../styles/media";
import { color, fontSize, space } from "../styles/tokens";
import { Rating } from "./Rating";
import { SmartLink } from "./SmartLink";

const style = css`
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

/** Average rating with what it is based on, linked to the reviews: fragment RatingFields. */
export function RatingLink({ average, text, link }: Queries.RatingFieldsFragment) {
  return (
    <SmartLink href={link} css={style}>
      <Rating value={average} decorative />
      {text}
    </SmartLink>
  );
}
