import { Global } from "@emotion/react";
import { graphql, useStaticQuery } from "gatsby";
import type { ReactNode } from "react";
import { Footer } from "../components/layout/Footer";
import { Header } from "../components/layout/Header";
import { SkipLink } from "../components/layout/SkipLink";
import { SiteTextsProvider } from "../components/site-texts";
import { globalStyles } from "../styles/global";

interface Props {
  /** Path of the page, for `aria-current`. */
  path: string;
  children: ReactNode;
}

/** What every page has around it: skip link, header, main, footer. Shared by browser and server. */
export function SiteLayout({ path, children }: Props) {
  const { navigation, siteSettings, allCity, articlePageTexts } = useStaticQuery<Queries.SiteLayoutQuery>(graphql`
    query SiteLayout {
      navigation {
        ...HeaderNavigation
        ...FooterNavigation
        labels {
          ...SiteTexts
        }
      }
      siteSettings {
        ...HeaderSite
        ...FooterSite
      }
      allCity(sort: { name: ASC }, limit: 12) {
        nodes {
          name
          path
        }
      }
      articlePageTexts {
        readingTimeLabel
      }
    }

    fragment SiteTexts on NavigationLabels {
      newTab
      version
      updated
      rating
      expandBio
      bioFocus
      bioSpeciality
      bioStyle
      problem
      solution
      day
      recommended
      breadcrumb
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
  `);
  if (!navigation || !siteSettings || !articlePageTexts) {
    throw new Error("data/navigation.json, data/site.json and data/article-page.json make the layout");
  }
  const texts = { ...navigation.labels, readingTimeLabel: articlePageTexts.readingTimeLabel, phone: siteSettings.phone };
  return (
    <SiteTextsProvider value={texts}>
      <Global styles={globalStyles} />
      <SkipLink label={navigation.labels.skip} />
      <Header navigation={navigation} site={siteSettings} path={path} />
      <main id="inhoud" tabIndex={-1}>
        {children}
      </main>
      <Footer navigation={navigation} site={siteSettings} cities={allCity.nodes} />
    </SiteTextsProvider>
  );
}
