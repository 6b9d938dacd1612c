import { css } from "@emotion/react";
import { color, space } from "../styles/tokens";
import { Icon } from "./Icon";
import { useSiteTexts } from "./site-texts";

/** Ratings go from 1 to 5 (specification §9 Review rating scale). */
const STARS = [1, 2, 3, 4, 5];

const stars = css`
  display: flex;
  gap: 2px;
  margin-bottom: ${space.s1};
  color: ${color.line};
  & svg {
    width: 1.25rem;
    height: 1.25rem;
    fill: currentColor;
  }
  & .full {
    color: ${color.motif};
  }
`;

interface Props {
  /** 1 to 5. */
  value: number;
}

/** Rating in stars, said in words to assistive technology. */
export function Rating({ value }: Props) {
  const { rating } = useSiteTexts();
  return (
    <div css={stars} role="img" aria-label={`${value} ${rating}`}>
      {STARS.map((star) => (
        <span key={star} className={star <= value ? "full" : undefined}>
          <Icon name="star" />
        </span>
      ))}
    </div>
  );
}
