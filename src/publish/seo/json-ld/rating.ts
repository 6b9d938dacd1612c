import type { AggregateRatingLeaf } from "schema-dts";
import type { RatingInfo } from "./input";

export const aggregateRating = ({ value, best, count }: RatingInfo): AggregateRatingLeaf => ({
  "@type": "AggregateRating",
  ratingValue: value,
  bestRating: best,
  worstRating: 1,
  reviewCount: count,
});
