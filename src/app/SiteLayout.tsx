import { graphql, useStaticQuery } from "gatsby";
import { type ReactNode, Suspense, useEffect } from "react";
import { Breadcrumb } from "../components/Breadcrumb";
import { ErrorBoundary } from "../components/ErrorBoundary";
import { revealBelowFold } from "../components/reveal/reveal-below-fold";
import { SiteTextsContext } from "../components/site-texts";
import { useVisit } from "../components/visit";
import { ConsentBanner } from "../features/consent/ConsentBanner";
import { routeShown, startTracking } from "../features/tracking/start";
import type { PageContext } from "../publish/seo/page-context";
import { HashFocus } from "./HashFocus";
import { ActionBar } from "./layout/ActionBar";
import { Footer } from "./layout/Footer";
import { Header } from "./layout/Header";
import { Notice } from "./layout/Notice";

interface Props {
  context: PageContext;
  /** Texts around a page in another language than Dutch. */
  english?: Partial<Queries.EnglishLayoutFragment> | null | undefined;
  children: ReactNode;
}

export const fragments = graphql`
  fragment LayoutNavigation on Navigation {
    ...HeaderNavigation
    ...FooterNavigation
    ...ActionBarNavigation
    contactPerson {
      ...ContactPersonFields
    }
    labels {
      notice
      ...SiteTexts
    }
  }
  fragment EnglishLayout on Page {
    notice {
      ...Notice
    }
    navigation {
      ...LayoutNavigation
    }
    consentTexts {
      ...ConsentBannerTexts
    }
  }
`;

/** Lets the blocks of the page that is shown fade in (docs/agreement.md#reveal); give it the path as `key`. */
function Reveal() {
  useEffect(revealBelowFold, []);
  return null;
}

/**
 * What every page has around it: skip link, header, main, footer. Shared by browser and server. In the browser it starts
 * tracking once, and reports each page once it is on screen (docs/agreement.md#events).
 */
export function SiteLayout({ context, english, children }: Props) {
  const { path } = useVisit();
  const { pageTitle, language, trail, refresh } = context;
  const { siteSettings, allCity, articlePageTexts, ...dutch } = useStaticQuery<Queries.SiteLayoutQuery>(graphql`
    query SiteLayout {
      navigation {
        ...LayoutNavigation
      }
      notice {
        ...Notice
      }
      siteSettings {
        ...FooterSite
        tagManager {
          containerId
        }
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
      consentTexts {
        ...ConsentBannerTexts
      }
    }
  `);
  const { navigation, notice, consentTexts } = english?.navigation ? english : dutch;
  if (!navigation || !siteSettings || !articlePageTexts || !consentTexts) {
    throw new Error("The layout needs data/navigation.json, site.json, article-page.json and consent.json");
  }
  const { phone, tagManager } = siteSettings;
  useEffect(() => {
    startTracking({ tagManagerId: tagManager.containerId, phone });
    if (!refresh) {
      routeShown(path, pageTitle);
    }
  }, [path, pageTitle, refresh, tagManager.containerId, phone]);
  const texts = {
    ...navigation.labels,
    readingTimeLabel: articlePageTexts.readingTimeLabel,
    language,
    phone,
    contactPerson: navigation.contactPerson,
  };
  return (
    <SiteTextsContext value={texts}>
      <ErrorBoundary>
        <ConsentBanner texts={consentTexts} />
      </ErrorBoundary>
      <ErrorBoundary selector="header">
        <Header navigation={navigation} name={siteSettings.name} />
      </ErrorBoundary>
      <ErrorBoundary>
        <HashFocus />
        <Reveal key={path} />
      </ErrorBoundary>
      {notice && <Notice {...notice} label={navigation.labels.notice} />}
      <ErrorBoundary key={path} selector="main">
        <main id="inhoud" tabIndex={-1} lang={language === "nl" ? undefined : language}>
          <Suspense>
            {trail && <Breadcrumb trail={trail} />}
            {children}
          </Suspense>
        </main>
      </ErrorBoundary>
      <ErrorBoundary selector="main + nav">{!refresh && <ActionBar navigation={navigation} />}</ErrorBoundary>
      <ErrorBoundary selector="main ~ footer">
        <Suspense>
          <Footer navigation={navigation} site={siteSettings} cities={allCity.nodes} />
        </Suspense>
      </ErrorBoundary>
    </SiteTextsContext>
  );
}
