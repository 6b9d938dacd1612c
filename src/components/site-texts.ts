import { graphql } from "gatsby";
import { createContext, useContext } from "react";

export const fragment = graphql`
  fragment SiteTexts on NavigationLabels {
    newTab
    version
    updated
    rating
    sample
    source
    expandBio
    memberRegister
    memberRegion
    memberLanguages
    memberFit
    bioFocus
    bioSpeciality
    bioStyle
    problem
    solution
    day
    recommended
    partnerStripPause
    breadcrumb
    search {
      label
      button
      page
      loading
      results
      one
      many
      all
      none
      failed
    }
    sitemapGroups {
      main
      services
      knowledge
      about
      cities
      articles
      legal
    }
  }
`;

/** Small texts and names for assistive technology that components share (data/navigation.json). */
export interface SiteTexts extends Queries.SiteTextsFragment {
  /** Reading time with `{minutes}` for the number. */
  readingTimeLabel: string;
  /** Language of the page. */
  language: Queries.Language;
  /** Phone number as shown. */
  phone: string;
  /** Who answers the phone, where data/navigation.json says so. */
  contactPerson?: Queries.ContactPersonFieldsFragment | null;
}

export const SiteTextsContext = createContext<SiteTexts | undefined>(undefined);

/** The shared texts; only inside SiteLayout. */
export const useSiteTexts = (): SiteTexts => {
  const texts = useContext(SiteTextsContext);
  if (!texts) {
    throw new Error("useSiteTexts needs SiteLayout above it");
  }
  return texts;
};
