import {
  copy,
  copyWith,
  drawing,
  english,
  flag,
  link,
  list,
  objectType,
  path,
  pictureFields,
  relabelled,
} from "./field-types";
import { LinkItem } from "./shared";

const inEnglish = (typeName: string, label: ReturnType<typeof copy>) =>
  english(typeName, "Tekst op een Engelstalige pagina", { label }).optional();

/** Link of the header or the footer: one text for pages in Dutch and one for pages in English. */
const NavigationLink = objectType("NavigationLink", ["Link", "Link in een menu", "Link of a menu"], {
  ...LinkItem.shape,
  english: inEnglish("EnglishLink", LinkItem.shape.label),
});

const groupLabel = () => copy(["Tekst", "Tekst van het menu", "Text of the menu"], 40);

const NavigationGroup = objectType("NavigationGroup", ["Menu", "Menu met links", "Menu with links"], {
  label: groupLabel(),
  link: link(["Link", "Waar een klik op de tekst heen gaat", "Where a click on the text goes"]).optional(),
  english: inEnglish("EnglishGroup", groupLabel()),
  links: list(NavigationLink, ["Links", "De links in het menu", "The links"], { max: 20 }),
});

const contactText = () => copy(["Tekst", "Rol en telefonische bereikbaarheid", "Role and phone hours"], 120);

/** Who answers the phone; shown in the petrol block at the end of a page. */
const ContactPerson = objectType(
  "ContactPerson",
  [
    "Contactpersoon",
    "Wie de telefoon opneemt, te zien onderaan pagina's",
    "Who answers the phone, shown where a page closes",
  ],
  {
    name: copy(["Voornaam", "Voornaam, zoals getoond", "First name"], 30),
    text: contactText(),
    drawing: drawing(["Portret", "Getekend portret", "Portrait"]),
  },
);

/** Beside the menus of the header. */
const promises = {
  quote: relabelled(LinkItem, ["Knop offerte", "Opvallende knop rechts bovenaan", "Quote button of the header"]),
  languageLink: relabelled(LinkItem, [
    "Andere taal",
    "Link bovenaan naar de pagina in de andere taal",
    "Link of the header to the page in the other language",
  ]).optional(),
  trustMessages: list(
    copy(["Boodschap", "Korte boodschap boven het menu", "Message of the trust bar"], 60),
    ["Beloftes", "De vier boodschappen in de balk boven het menu", "The trust bar"],
    { min: 4, max: 4 },
  ),
};

const barTexts = {
  label: copy(["Naam", "Naam van de balk, ook in de meting", "Name of the bar, and its cta_location"], 40),
  intake: relabelled(LinkItem, ["Knop intake", "De opvallende knop", "Button to the intake"]),
};

const ActionBar = objectType(
  "ActionBar",
  ["Balk op de telefoon", "Balk onderaan het scherm van een telefoon", "Bar at the foot of a phone's screen"],
  {
    ...barTexts,
    absent: list(
      path(["Pagina", "Pad van een pagina zonder de balk", "Path of a page without the bar"]),
      ["Niet op", "Pagina's zonder de balk", "Pages without the bar"],
      { min: 0, max: 40 },
    ).default([]),
  },
);

const searchLabels = {
  label: copy(["Naam van het veld", "Tekst boven het zoekveld", "Label of the field"], 40),
  button: copy(["Knop", "Tekst op de knop", "Text of the button"], 20),
  loading: copy(["Bij het laden", "Melding tot er gezocht kan worden", "Until the index is there"]),
  results: copy(["Naam van de lijst", "Naam van de lijst met resultaten", "Name of the list of results"]),
  one: copy(["Eén resultaat", "Melding bij één resultaat", "Announcement of a single result"]),
  many: copyWith("{count}", [
    "Resultaten",
    "Melding; {count} staat voor het getal",
    "Announcement; {count} stands for the number",
  ]),
  all: copyWith("{count}", [
    "Alle resultaten",
    "Knop naar alle resultaten; {count} staat voor het getal",
    "Button to all results; {count} stands for the number",
  ]),
  none: copy(["Niets gevonden", "Melding als er niets is gevonden", "When nothing was found"], 160),
  failed: copy(["Lukt niet", "Melding als zoeken niet lukt", "When the index cannot be had"], 160),
};

/** Small texts that pages in both languages have. */
const labels = {
  skip: copy(["Naar de inhoud", "Link die het menu overslaat", "Skip link"]),
  main: copy(["Hoofdmenu", "Naam van het hoofdmenu", "Name of the main navigation"]),
  submenu: copy([
    "Submenu openen",
    "Naam van de knop die een submenu opent",
    "Name of the button that opens a menu; its text follows",
  ]),
  home: copy(["Logo", "Naam van de link in het logo", "Name of the logo link"]),
  openMenu: copy(["Menu openen", "Knop die het menu opent", "Button that opens the drawer"]),
  closeMenu: copy(["Menu sluiten", "Knop die het menu sluit", "Button that closes the drawer"]),
  drawer: copy(["Mobiel menu", "Naam van het mobiele menu", "Name of the drawer"]),
  call: copy(["Belknop", "Naam van de belknop", "Name of the phone button"]),
  notice: copy(["Mededeling", "Naam van de mededeling boven aan de pagina", "Name of the notice"]),
  trust: copy(["Balk met beloftes", "Naam van de balk met beloften", "Name of the trust bar"]),
  trustPause: copy(["Beloftes stilzetten", "Knop die de balk stilzet", "Button that pauses the trust bar"]),
  trustPlay: copy(["Beloftes laten lopen", "Knop die de balk weer laat lopen", "Button that resumes the trust bar"]),
  breadcrumb: copy(["Kruimelpad", "Naam van het kruimelpad", "Name of the breadcrumb"]),
  footer: copy(["Menu onderaan", "Naam van het menu onderaan", "Name of the footer navigation"]),
  cities: copy(["Kop steden", "Kop boven de steden", "Heading of the cities"]),
  contact: copy(["Kop contact", "Kop boven de contactgegevens", "Heading of the contact details"]),
  network: copy(["Zakelijk netwerk", "Link naar het zakelijke netwerk", "Link to the professional network"]),
  sitemap: copy(["Sitemap", "Verborgen link naar de sitemap", "Visually hidden link to the sitemap"]),
  cookieSettings: copy([
    "Cookie-instellingen",
    "Knop voor cookie-instellingen",
    "Button that opens the consent settings",
  ]),
  newTab: copy(["Nieuw tabblad", "Opmerking bij een nieuw tabblad", "Remark at links that open a new tab"]),
  pageLoaded: copy([
    "Nieuwe pagina",
    "Aankondiging van een nieuwe pagina",
    "Announcement before the title after navigation",
  ]),
  version: copy(["Versie", "Woord voor een versie", "Label of a version"]),
  updated: copy(["Laatst gewijzigd", "Woord voor de laatste wijziging", "Label of the last change"]),
  rating: copy(["Sterren", "Naam van een cijfer in sterren", "Name of a star rating: 'van 5 sterren'"]),
  sample: copy(["Voorbeeld", "Merk bij voorbeeldinhoud", "Mark at sample content"], 20),
  source: copy(["Bron", "Woord voor de bron van een cijfer", "Label of a figure's source"], 20),
  expandBio: copy([
    "Teamkaart",
    "Knop van een teamkaart; de voornaam volgt",
    "Opens a team card; a first name follows",
  ]),
  memberRegister: copy(["Register", "Kopje register", "Label of a mediator's register"]),
  memberRegion: copy(["Regio", "Kopje regio", "Label of a mediator's region"]),
  memberLanguages: copy(["Talen", "Kopje talen", "Label of a mediator's languages"]),
  memberFit: copy(["Past bij jou als", "Begin van de zin op een teamkaart", "Start of the sentence on a team card"]),
  bioFocus: copy(["Aandachtsgebied", "Kopje aandachtsgebied", "Label of a mediator's focus"]),
  bioSpeciality: copy(["Specialisme", "Kopje specialisme", "Label of a mediator's speciality"]),
  bioStyle: copy(["Stijl", "Kopje stijl", "Label of a mediator's style"]),
  problem: copy(["Probleem", "Kopje probleem", "Label of a problem"]),
  solution: copy(["Oplossing", "Kopje oplossing", "Label of a solution"]),
  day: copy(["Dag", "Kopje dag", "Label of a course day"]),
  recommended: copy(["Aanbevolen prijs", "Label bij de aanbevolen prijs", "Label of the recommended price"]),
  partnerStripPause: copy([
    "Partners stilzetten",
    "Vinkje dat de strook stilzet",
    "Checkbox that stops the partner strip",
  ]),
};

/** Header and footer: data/navigation.json. */
export const Navigation = objectType(
  "Navigation",
  ["Menu's", "Menu boven en onder aan de pagina", "Header and footer (data/navigation.json)"],
  {
    menus: list(NavigationGroup, ["Menu's bovenaan", "Menu's die bovenaan openklappen", "Menus of the header"], {
      max: 6,
    }),
    ...promises,
    english: english("EnglishNavigation", "Hetzelfde op een Engelstalige pagina", {
      ...promises,
      contactPerson: objectType(
        "EnglishContactPerson",
        ["Contactpersoon", "De contactpersoon, in het Engels", "Who answers the phone"],
        {
          text: contactText(),
          drawing: objectType("EnglishDrawing", ["Portret", "Het portret, in het Engels", "Portrait"], {
            alt: pictureFields.alt,
          }).optional(),
        },
      ).optional(),
      actionBar: objectType(
        "EnglishActionBar",
        ["Balk op de telefoon", "De balk op een telefoon, in het Engels", "Bar at the foot of a phone's screen"],
        barTexts,
      ).optional(),
      labels: objectType("EnglishLabels", ["Kleine teksten", "De kleine teksten, in het Engels", "Small texts"], {
        ...labels,
        search: objectType("EnglishSearchLabels", ["Zoeken", "Zoeken, in het Engels", "Search"], searchLabels),
      }),
    }),
    contactPerson: ContactPerson.optional(),
    actionBar: ActionBar.optional(),
    footerGroups: list(
      NavigationGroup,
      ["Groepen onderaan", "Groepen links onderaan de pagina", "Groups of the footer"],
      { max: 6 },
    ),
    labels: objectType(
      "NavigationLabels",
      [
        "Kleine teksten",
        "Namen voor schermlezers en kleine teksten",
        "Names that assistive technology reads, and small texts",
      ],
      {
        ...labels,
        search: objectType("SearchLabels", ["Zoeken", "Teksten bij het zoekveld", "Texts of the search field"], {
          ...searchLabels,
          page: link(["Pagina", "Pagina waar alle resultaten staan", "Page that shows all results"]),
        }),
        sitemapGroups: objectType(
          "SitemapGroupLabels",
          ["Groepen van de sitemap", "Koppen van de sitemap", "Headings of the sitemap page"],
          {
            main: copy(["Algemeen", "Kop boven de algemene pagina's", "Main"]),
            services: copy(["Diensten", "Kop boven de diensten", "Services"]),
            knowledge: copy(["Kennis", "Kop boven de kennispagina's", "Knowledge"]),
            about: copy(["Over ons", "Kop boven de pagina's over het bureau", "About"]),
            cities: copy(["Steden", "Kop boven de stadspagina's", "Cities"]),
            articles: copy(["Artikelen", "Kop boven de artikelen", "Articles"]),
            legal: copy(["Juridisch", "Kop boven de juridische teksten", "Legal"]),
          },
        ),
      },
    ),
  },
);

/** A redirect: an entry of data/redirects.json. */
export const Redirect = objectType(
  "Redirect",
  ["Doorverwijzing", "Oud adres dat doorverwijst", "Old address that leads to a page (data/redirects.json)"],
  {
    from: path(["Oud adres", "Adres dat niet meer bestaat", "Old address"]),
    to: link(["Nieuwe pagina", "Pagina waar het heen gaat", "Page or anchor it leads to"]),
    title: copy(["Kop", "Kop die even te zien is", "Heading shown for a moment, and without JavaScript"], 60),
    linkLabel: copy(["Linktekst", "Tekst van de link", "Text of the link"], 80),
    permanent: flag(["Blijvend", "Of de pagina voorgoed verhuisd is", "301 (moved for good) or 302"]).default(true),
  },
);
