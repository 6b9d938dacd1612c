import { choice, copy, flag, link, list, objectType, path } from "./kinds";
import { LinkItem } from "./shared";

const NavigationGroup = objectType(
  "NavigationGroup",
  { en: "Menu with links", nl: "Menu met links" },
  {
    label: copy({ en: "Text of the menu", nl: "Tekst van het menu" }, { max: 40 }),
    link: link({ en: "Where a click on the text goes", nl: "Waar een klik op de tekst heen gaat" }).optional(),
    links: list(LinkItem, { en: "The links", nl: "De links" }, { max: 20 }),
  },
);

/** Header and footer: data/navigation.json. */
export const Navigation = objectType(
  "Navigation",
  { en: "Header and footer (data/navigation.json)", nl: "Menu boven en onder" },
  {
    menus: list(NavigationGroup, { en: "Menus of the header", nl: "Menu's bovenaan" }, { max: 6 }),
    quote: LinkItem,
    trustMessages: list(
      copy({ en: "Message of the trust bar", nl: "Boodschap boven het menu" }, { max: 60 }),
      { en: "The trust bar", nl: "De balk boven het menu" },
      { min: 4, max: 4 },
    ),
    footerGroups: list(NavigationGroup, { en: "Groups of the footer", nl: "Groepen onderaan" }, { max: 6 }),
    labels: objectType(
      "NavigationLabels",
      { en: "Names that assistive technology reads, and small texts", nl: "Namen voor schermlezers en kleine teksten" },
      {
        skip: copy({ en: "Skip link", nl: "Link naar de inhoud" }),
        main: copy({ en: "Name of the main navigation", nl: "Naam van het hoofdmenu" }),
        submenu: copy({
          en: "Name of the button that opens a menu; its text follows",
          nl: "Naam van de knop die een submenu opent",
        }),
        home: copy({ en: "Name of the logo link", nl: "Naam van de link in het logo" }),
        openMenu: copy({ en: "Button that opens the drawer", nl: "Knop die het menu opent" }),
        closeMenu: copy({ en: "Button that closes the drawer", nl: "Knop die het menu sluit" }),
        drawer: copy({ en: "Name of the drawer", nl: "Naam van het mobiele menu" }),
        call: copy({ en: "Name of the phone button", nl: "Naam van de belknop" }),
        trust: copy({ en: "Name of the trust bar", nl: "Naam van de balk met beloften" }),
        trustPause: copy({ en: "Button that pauses the trust bar", nl: "Knop die de balk stilzet" }),
        trustPlay: copy({ en: "Button that resumes the trust bar", nl: "Knop die de balk weer laat lopen" }),
        breadcrumb: copy({ en: "Name of the breadcrumb", nl: "Naam van het kruimelpad" }),
        footer: copy({ en: "Name of the footer navigation", nl: "Naam van het menu onderaan" }),
        cities: copy({ en: "Heading of the cities", nl: "Kop boven de steden" }),
        contact: copy({ en: "Heading of the contact details", nl: "Kop boven de contactgegevens" }),
        network: copy({ en: "Link to the professional network", nl: "Link naar het zakelijke netwerk" }),
        sitemap: copy({ en: "Visually hidden link to the sitemap", nl: "Verborgen link naar de sitemap" }),
        cookieSettings: copy({ en: "Button that opens the consent settings", nl: "Knop voor cookie-instellingen" }),
        newTab: copy({ en: "Remark at links that open a new tab", nl: "Opmerking bij een nieuw tabblad" }),
        pageLoaded: copy({
          en: "Announcement before the title after navigation",
          nl: "Aankondiging van een nieuwe pagina",
        }),
        version: copy({ en: "Label of a version", nl: "Woord voor een versie" }),
        updated: copy({ en: "Label of the last change", nl: "Woord voor de laatste wijziging" }),
        rating: copy({ en: "Name of a star rating: 'van 5 sterren'", nl: "Naam van een cijfer in sterren" }),
        expandBio: copy({ en: "Hint on a closed team card", nl: "Hint op een gesloten teamkaart" }),
        bioFocus: copy({ en: "Label of a mediator's focus", nl: "Kopje aandachtsgebied" }),
        bioSpeciality: copy({ en: "Label of a mediator's speciality", nl: "Kopje specialisme" }),
        bioStyle: copy({ en: "Label of a mediator's style", nl: "Kopje stijl" }),
        problem: copy({ en: "Label of a problem", nl: "Kopje probleem" }),
        solution: copy({ en: "Label of a solution", nl: "Kopje oplossing" }),
        day: copy({ en: "Label of a course day", nl: "Kopje dag" }),
        recommended: copy({ en: "Label of the recommended price", nl: "Label bij de aanbevolen prijs" }),
        partnerStripPause: copy({ en: "Checkbox that stops the partner strip", nl: "Vinkje dat de strook stilzet" }),
        sitemapGroups: objectType(
          "SitemapGroupLabels",
          { en: "Headings of the sitemap page", nl: "Koppen van de sitemap" },
          {
            main: copy({ en: "Main", nl: "Algemeen" }),
            services: copy({ en: "Services", nl: "Diensten" }),
            knowledge: copy({ en: "Knowledge", nl: "Kennis" }),
            about: copy({ en: "About", nl: "Over ons" }),
            cities: copy({ en: "Cities", nl: "Steden" }),
            articles: copy({ en: "Articles", nl: "Artikelen" }),
            legal: copy({ en: "Legal", nl: "Juridisch" }),
          },
        ),
      },
    ),
  },
);

/** An old address that leads to a page: an entry of data/redirects.json. */
export const Redirect = objectType(
  "Redirect",
  { en: "Old address that leads to a page (data/redirects.json)", nl: "Oud adres dat doorverwijst" },
  {
    from: path({ en: "Old address", nl: "Oud adres" }),
    to: link({ en: "Page or anchor it leads to", nl: "Pagina waar het heen gaat" }),
    title: copy(
      { en: "Heading shown for a moment, and without JavaScript", nl: "Kop die even te zien is" },
      { max: 60 },
    ),
    linkLabel: copy({ en: "Text of the link", nl: "Tekst van de link" }, { max: 80 }),
    permanent: flag({ en: "301 (moved for good) or 302", nl: "Voorgoed verhuisd" }).default(true),
    page: choice("RedirectPage", ["built", "server_only"], {
      en: "Whether a page is built too, for hosts without redirects",
      nl: "Of er ook een pagina wordt gemaakt",
    }).default("built"),
  },
);
