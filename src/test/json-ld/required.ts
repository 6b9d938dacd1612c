/**
 * Properties without which a node says nothing: what schema.org's examples and the guidelines of search engines ask for.
 * Used by the test helper validate.ts.
 */
export const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  AggregateRating: ["ratingValue", "bestRating", "reviewCount"],
  Answer: ["text"],
  BlogPosting: ["headline", "description", "author", "publisher", "mainEntityOfPage", "articleSection"],
  BreadcrumbList: ["itemListElement"],
  City: ["name"],
  Country: ["name"],
  Course: ["name", "description", "provider", "syllabusSections", "offers", "hasCourseInstance"],
  FAQPage: ["mainEntity"],
  HowTo: ["name", "step"],
  HowToStep: ["name", "text", "position"],
  ImageObject: ["url"],
  ItemList: ["itemListElement", "numberOfItems"],
  ListItem: ["position"],
  LocalBusiness: ["name", "url", "telephone", "email", "address", "priceRange", "areaServed", "image"],
  Offer: ["priceSpecification|price"],
  OpeningHoursSpecification: ["dayOfWeek", "opens", "closes"],
  Person: ["name"],
  PostalAddress: ["streetAddress", "postalCode", "addressLocality", "addressCountry"],
  Question: ["name", "acceptedAnswer"],
  Rating: ["ratingValue", "bestRating"],
  Review: ["author", "reviewRating", "itemReviewed", "reviewBody"],
  Service: ["name", "description", "provider", "areaServed"],
  Syllabus: ["name", "description", "position"],
  UnitPriceSpecification: ["priceCurrency", "price|minPrice"],
  WebPage: ["url", "name", "description", "inLanguage", "isPartOf"],
  WebSite: ["url", "name", "publisher"],
};
