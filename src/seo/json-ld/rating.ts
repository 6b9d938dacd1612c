import type { AggregateRatingLeaf } from "schema-dts";
import type { RatingInfo } from "./input";

/** The firm's average rating (specification §7: 4.9 of 5 from 127 reviews). */
export const aggregateRating = ({ value, best, count }: RatingInfo): AggregateRatingLeaf => ({
  "@type": "AggregateRating",
  ratingValue: value,
  bestRating: best,
  worstRating: 1,
  reviewCount: count,
});
