import type { ItemListLeaf, ReviewLeaf } from "schema-dts";
import { organizationId, partId, ref } from "./ids";
import type { Context, ReviewInfo } from "./input";

const HIGHEST = 5;
const LOWEST = 1;

const reviewId = ({ site, page }: Context, { slug }: ReviewInfo) => `${partId(site, page, "reviews")}-${slug}`;

/** Reviewers are known by role and kind of company only. */
const authorName = ({ role, company }: ReviewInfo) => (company ? `${role}, ${company}` : role);

const reviewNode = (context: Context, review: ReviewInfo): ReviewLeaf => ({
  "@type": "Review",
  "@id": reviewId(context, review),
  itemReviewed: ref(organizationId(context.site.siteUrl)),
  author: { "@type": "Person", name: authorName(review) },
  reviewBody: review.text,
  reviewRating: { "@type": "Rating", ratingValue: review.rating, bestRating: HIGHEST, worstRating: LOWEST },
  inLanguage: context.page.language,
});

/** The reviews of a page, one node per review (docs/agreement.md#structured-data). */
export const reviewList = (context: Context, reviews: readonly ReviewInfo[]): [ItemListLeaf, ...ReviewLeaf[]] => [
  {
    "@type": "ItemList",
    "@id": partId(context.site, context.page, "reviews"),
    numberOfItems: reviews.length,
    itemListElement: reviews.map((review, index) => ({
      "@type": "ListItem",
      position: index + 1,
      item: ref(reviewId(context, review)),
    })),
  },
  ...reviews.map((review) => reviewNode(context, review)),
];
