import { copy, copyWith, drawing, english, labelled, link, list, objectType, pictureFields } from "./field-types";
import { LinkItem } from "./shared";

const inEnglish = (typeName: string, label: ReturnType<typeof copy>) => english(typeName, { label }).optional();

/** Link of the header or the footer: one text for pages in Dutch and one for pages in English. */
const NavigationLink = objectType("NavigationLink", ["Link", "Link of a menu"], {
  ...LinkItem.shape,
  english: inEnglish("EnglishLink", LinkItem.shape.label),
});

const groupLabel = () => copy(["Tekst", "Text of the menu"], 40);

const NavigationGroup = objectType("NavigationGroup", ["Menu", "Menu with links"], {
  label: groupLabel(),
  link: link(["Link", "Where a click on the text goes", "Waar een klik op de tekst heen gaat"]).optional(),
  english: inEnglish("EnglishGroup", groupLabel()),
  links: list(NavigationLink, ["Links", "The links"], { max: 20 }),
});

const contactText = () => copy(["Tekst", "Role and phone hours", "Rol en telefonische bereikbaarheid"], 120);

/** Who answers the phone; shown in the petrol block at the end of a page. */
const ContactPerson = objectType("ContactPerson", ["Contactpersoon", "Who answers the phone", "Onderaan pagina's"], {
  name: copy(["Voornaam", "First name"], 30),
  text: contactText(),
  drawing: drawing(["Portret", "Portrait"]),
});

/** Beside the menus of the header. */
const promises = {
  quote: labelled(LinkItem, ["Knop offerte", "Quote button of the header", "Rechts bovenaan"]),
  languageLink: labelled(LinkItem, ["Andere taal", "Link to the other language", "Link bovenaan"]).optional(),
  trustMessages: list(
    copy(["Boodschap", "Message of the trust bar"], 60),
    ["Beloftes", "The trust bar", "De vier in de balk boven het menu"],
    { min: 4, max: 4 },
  ),
};

const barTexts = {
  label: copy(["Naam", "Name of the bar, and its cta_location", "Ook in de meting"], 40),
  intake: objectType("BarButton", ["Knop intake", "Button to the intake"], {
    ...LinkItem.shape,
    label: copy(["Knop", "Text of the button", "Kort, zodat de belknop ernaast past"], 20),
  }),
};

const PageButton = objectType("PageButton", ["Andere knop", "Button of one page", "Voor één pagina"], {
  page: link(["Pagina", "The page", "Pagina met deze knop"]),
  label: copy(["Knop", "Button in place of the one to the intake", "In plaats van de knop intake"], 20),
  link: link(["Link", "Where it goes"]),
});

const ActionBar = objectType("ActionBar", ["Balk op de telefoon", "Bar at the foot of the screen", "Onderaan"], {
  ...barTexts,
  absent: list(
    link(["Pagina", "A page without the bar"]),
    ["Niet op", "Pages without the bar", "Pagina's zonder de balk"],
    { min: 0, max: 40 },
  ).default([]),
  others: list(PageButton, ["Andere knoppen", "Pages that ask for something else", "Pagina's met een eigen vraag"], {
    min: 0,
    max: 12,
  }).default([]),
});

const searchLabels = {
  label: copy(["Naam van het veld", "Label of the field", "Tekst boven het zoekveld"], 40),
  button: copy(["Knop", "Text of the button"], 20),
  loading: copy(["Bij het laden", "Until the index is there", "Melding tot er gezocht kan worden"]),
  results: copy(["Naam van de lijst", "Name of the list of results"]),
  one: copy(["Eén resultaat", "Announcement of a single result"]),
  many: copyWith("{count}", ["Resultaten", "Announcement"]),
  all: copyWith("{count}", ["Alle resultaten", "Button to all results"]),
  none: copy(["Niets gevonden", "When nothing was found"], 160),
  failed: copy(["Lukt niet", "When the index cannot be had"], 160),
};

/** Small texts that pages in both languages have. */
const labels = {
  skip: copy(["Naar de inhoud", "Skip link", "Link die het menu overslaat"]),
  main: copy(["Hoofdmenu", "Name of the main navigation"]),
  submenu: copy(["Submenu openen", "Opens a menu, whose text follows", "De tekst van het menu volgt"]),
  home: copy(["Logo", "Name of the logo link", "Naam van de link in het logo"]),
  openMenu: copy(["Menu openen", "Button that opens the drawer"]),
  closeMenu: copy(["Menu sluiten", "Button that closes the drawer"]),
  drawer: copy(["Mobiel menu", "Name of the drawer"]),
  call: copy(["Belknop", "Name of the phone button"]),
  notice: copy(["Mededeling", "Name of the notice"]),
  trust: copy(["Balk met beloftes", "Name of the trust bar"]),
  trustPause: copy(["Beloftes stilzetten", "Button that pauses the trust bar"]),
  trustPlay: copy(["Beloftes laten lopen", "Button that resumes the trust bar"]),
  breadcrumb: copy(["Kruimelpad", "Name of the breadcrumb"]),
  footer: copy(["Menu onderaan", "Name of the footer navigation"]),
  cities: copy(["Kop steden", "Heading of the cities"]),
  contact: copy(["Kop contact", "Heading of the contact details"]),
  network: copy(["Zakelijk netwerk", "Link to the professional network"]),
  sitemap: copy(["Sitemap", "Visually hidden link to the sitemap", "Verborgen link naar de sitemap"]),
  cookieSettings: copy(["Cookie-instellingen", "Button that opens the consent settings"]),
  newTab: copy(["Nieuw tabblad", "Remark at links that open a new tab", "Opmerking bij een nieuw tabblad"]),
  pageLoaded: copy(["Nieuwe pagina", "Announcement after navigation; the title follows", "De titel volgt"]),
  version: copy(["Versie", "Label of a version"]),
  updated: copy(["Laatst gewijzigd", "Label of the last change"]),
  rating: copy(["Sterren", "Name of a star rating: 'van 5 sterren'", "Naam van een cijfer in sterren"]),
  sample: copy(["Voorbeeld", "Mark at sample content", "Merk bij voorbeeldinhoud"], 20),
  source: copy(["Bron", "Label of a figure's source"], 20),
  expandBio: copy(["Teamkaart", "Opens a team card; a first name follows", "Opent de kaart; de voornaam volgt"]),
  memberRegister: copy(["Register", "Label of a mediator's register"]),
  memberRegion: copy(["Regio", "Label of a mediator's region"]),
  memberLanguages: copy(["Talen", "Label of a mediator's languages"]),
  memberFit: copy(["Past bij jou als", "Start of the sentence on a team card", "Begin van de zin op een teamkaart"]),
  bioFocus: copy(["Aandachtsgebied", "Label of a mediator's focus"]),
  bioSpeciality: copy(["Specialisme", "Label of a mediator's speciality"]),
  bioStyle: copy(["Stijl", "Label of a mediator's style"]),
  problem: copy(["Probleem", "Label of a problem"]),
  solution: copy(["Oplossing", "Label of a solution"]),
  day: copy(["Dag", "Label of a course day"]),
  recommended: copy(["Aanbevolen prijs", "Label of the recommended price"]),
  partnerStripPause: copy(["Partners stilzetten", "Checkbox that stops the partner strip"]),
};

/** Header and footer: data/navigation.json. */
export const Navigation = objectType("Navigation", ["Menu's", "Header and footer"], {
  menus: list(NavigationGroup, ["Menu's bovenaan", "Menus of the header"], { max: 6 }),
  ...promises,
  english: english("EnglishNavigation", {
    ...promises,
    contactPerson: objectType("EnglishContactPerson", ["Contactpersoon", "Who answers the phone"], {
      text: contactText(),
      drawing: objectType("EnglishDrawing", ["Portret", "Portrait"], {
        alt: pictureFields.alt,
      }).optional(),
    }).optional(),
    actionBar: objectType(
      "EnglishActionBar",
      ["Balk op de telefoon", "Bar at the foot of a phone"],
      barTexts,
    ).optional(),
    labels: objectType("EnglishLabels", ["Kleine teksten", "Small texts"], {
      ...labels,
      search: objectType("EnglishSearchLabels", ["Zoeken", "Search"], searchLabels),
    }),
  }),
  contactPerson: ContactPerson.optional(),
  actionBar: ActionBar.optional(),
  footerGroups: list(NavigationGroup, ["Groepen onderaan", "Groups of the footer"], { max: 6 }),
  labels: objectType(
    "NavigationLabels",
    ["Kleine teksten", "Also names for assistive technology", "Ook voor schermlezers"],
    {
      ...labels,
      search: objectType("SearchLabels", ["Zoeken", "Texts of the search field"], {
        ...searchLabels,
        page: link(["Pagina", "Page that shows all results", "Pagina waar alle resultaten staan"]),
      }),
      sitemapGroups: objectType("SitemapGroupLabels", ["Groepen van de sitemap", "Headings of the sitemap page"], {
        main: copy(["Algemeen", "Main"]),
        services: copy(["Diensten", "Services"]),
        knowledge: copy(["Kennis", "Knowledge"]),
        about: copy(["Over ons", "About"]),
        cities: copy(["Steden", "Cities"]),
        articles: copy(["Artikelen", "Articles"]),
        legal: copy(["Juridisch", "Legal"]),
      }),
    },
  ),
});
