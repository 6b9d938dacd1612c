import { graphql, useStaticQuery } from "gatsby";
import { type ReactNode, Suspense } from "react";
import { ActionBar } from "../components/layout/ActionBar";
import { Footer } from "../components/layout/Footer";
import { Header } from "../components/layout/Header";
import { Reveal } from "../components/reveal/Reveal";
import { SiteTextsProvider } from "../components/site-texts";
import { ConsentBanner } from "../consent/ConsentBanner";
import type { Language } from "../seo/types";
import { HashFocus } from "./HashFocus";
import { RouteTracker } from "./RouteTracker";

/** Where the banner links for the whole story (docs/agreement.md#routes). */
const STATEMENT = "/cookie-privacy-verklaring";

interface Props {
  /** Path of the page, for `aria-current`. */
  path: string;
  /** Changes with every navigation, also to the same path. */
  visit: string;
  /** Title of the page, for page_view. */
  title: string;
  /** Whether the page only leads on to another. */
  leadsOn: boolean;
  /** Language of the page. */
  language: Language;
  children: ReactNode;
}

/** What every page has around it: skip link, header, main, footer. Shared by browser and server. */
export function SiteLayout({ path, visit, title, leadsOn, language, children }: Props) {
  const { navigation, siteSettings, allCity, articlePageTexts, consentTexts } =
    useStaticQuery<Queries.SiteLayoutQuery>(graphql`
    query SiteLayout {
      navigation {
        ...HeaderNavigation
        ...FooterNavigation
        ...ActionBarNavigation
        contactPerson {
          ...ContactPersonFields
        }
        english {
          contactPerson
        }
        labels {
          ...SiteTexts
        }
      }
      siteSettings {
        ...HeaderSite
        ...FooterSite
        tagManager {
          containerId
          load
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
  if (!navigation || !siteSettings || !articlePageTexts || !consentTexts) {
    throw new Error("The layout needs data/navigation.json, site.json, article-page.json and consent.json");
  }
  const { contactPerson, english } = navigation;
  const inEnglish = language === "en" && english.contactPerson;
  const texts = {
    ...navigation.labels,
    readingTimeLabel: articlePageTexts.readingTimeLabel,
    phone: siteSettings.phone,
    contactPerson: contactPerson && inEnglish ? { ...contactPerson, text: inEnglish } : contactPerson,
  };
  return (
    <SiteTextsProvider value={texts}>
      <RouteTracker
        path={path}
        title={title}
        leadsOn={leadsOn}
        tagManager={siteSettings.tagManager}
        phone={siteSettings.phone}
      />
      <ConsentBanner texts={consentTexts} statementHref={STATEMENT} />
      <Header navigation={navigation} site={siteSettings} path={path} visit={visit} language={language} />
      <HashFocus visit={visit} />
      <Reveal key={path} />
      <main id="inhoud" tabIndex={-1}>
        <Suspense>{children}</Suspense>
      </main>
      {!leadsOn && <ActionBar navigation={navigation} path={path} />}
      <Suspense>
        <Footer navigation={navigation} site={siteSettings} cities={allCity.nodes} />
      </Suspense>
    </SiteTextsProvider>
  );
}
