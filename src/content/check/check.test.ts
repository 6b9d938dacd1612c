import { symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { makeTestSite, PNG, type TestSite } from "../../test/test-site";
import { inspectContent } from "./check";
import { filesOnDisk } from "./disk";
import { formatProblem, formatProblems } from "./format";
import { findPlaceholders } from "./ready";

const HOME = "data/pages/home.json";
const CONTACT = "data/pages/contact.json";
const CITY = "data/cities/utrecht.json";
const ARTICLE = "content/articles/voorbeeld.mdx";
const LEGAL = "content/legal/privacy.mdx";
const FACTS = "data/facts.json";
const REDIRECTS = "data/redirects.json";

const ADDRESS_RULE = "toegestaan: elk adres één keer, over alle pagina's en oude adressen samen";
const LONG_TITLE = "Een titel van precies negenenvijftig tekens, dat is te veel";

const GROUP = '{ "group": "hr", "anchor": "hr", "title": "HR", "more": "Meer" }';

const BEGINNING = "Wie betaalt de kosten van een mediation als de werkgever ";
const ALIKE = JSON.stringify({
  type: "faq",
  title: "Vragen",
  items: ["dat niet wil?", "failliet is?"].map((end) => ({ question: BEGINNING + end, answer: "De werkgever." })),
});

/** A chart whose scale ends at a number of months, with a bar of a fact. */
const chartOf = (fact: string, end: number) =>
  JSON.stringify({
    type: "barCharts",
    title: "Duur",
    lowLabel: "Zeker",
    highLabel: "Misschien",
    charts: [
      {
        title: "Duur",
        summary: "Hoelang het duurt.",
        ticks: [{ place: end, label: `${end} maanden` }],
        bars: ["Mediation", "Rechtszaak"].map((label) => ({ label, high: fact })),
      },
    ],
  });

const TABLE = JSON.stringify({
  type: "comparison",
  title: "Verschil",
  aspectLabel: "Waar",
  columns: ["Mediation", "Rechtszaak"],
  rows: [
    { aspect: "Duur", values: ["Kort", "Lang"] },
    { aspect: "Kosten", values: ["Laag"] },
  ],
});

let site: TestSite;

beforeAll(() => {
  site = makeTestSite();
});

afterEach(() => site.reset());

afterAll(() => site.dispose());

const messages = (): string[] => inspectContent(filesOnDisk(site.root)).problems.map(formatProblem);

/** Expected line for a problem at the place of a text. */
const expected = (file: string, text: string, message: string): string => {
  const { line, column } = site.find(file, text);
  return `${file}:${line}:${column} – ${message}`;
};

test("a site without mistakes has no problems and no warnings", () => {
  expect(inspectContent(filesOnDisk(site.root))).toMatchObject({ problems: [], warnings: [] });
});

test("an article without a text is a mistake", () => {
  const [, data] = site.read(ARTICLE).split("---");
  writeFileSync(join(site.root, ARTICLE), `---${data}---\n`);
  expect(messages()).toContainEqual(expect.stringContaining("tekst: is leeg; minstens één alinea"));
  // What cannot be read is not empty.
  writeFileSync(join(site.root, ARTICLE), `---${data}---\n\n<Callout title="Let op">\n\nEen alinea.\n`);
  expect(messages()).toEqual([expect.stringContaining("<Callout> wordt niet afgesloten")]);
});

interface Mistake {
  name: string;
  file: string;
  change: [string, string];
  /** Text at which the problem is reported; by default the replacement. */
  at?: string;
  message: string | RegExp;
}

const LINKS = '"type": "linkButtons", "title": "Links", "links": ';

const MISTAKES: Mistake[] = [
  {
    name: "invalid JSON: a comma is missing",
    file: HOME,
    change: ['"title": "Home",', '"title": "Home"'],
    at: '"seo"',
    message: "geen geldige JSON: hiervoor ontbreekt een komma",
  },
  {
    name: "a key that stands twice",
    file: CITY,
    change: ['"name": "Utrecht",', '"province": "Gelderland",\n  "name": "Utrecht",'],
    at: '"province": "Utrecht"',
    message: "veld “province” staat er twee keer; één keer is toegestaan",
  },
  {
    name: "a missing field",
    file: CITY,
    change: ['"title": "Mediation Utrecht",', ""],
    at: '{\n    \n    "description"',
    message: "seo.title: ontbreekt; verplicht: tekst (De naam van het bureau volgt vanzelf)",
  },
  {
    name: "a mistyped field",
    file: HOME,
    change: ['"title": "Home"', '"title": 5'],
    at: "5",
    message: "title: “5” is een getal; toegestaan: tekst tussen dubbele aanhalingstekens (Voor kruimelpad en sitemap)",
  },
  {
    name: "a field of the wrong shape",
    file: HOME,
    change: ['"title": "Home"', '"title": ["Home"]'],
    at: '["Home"]',
    message: "title: hier staat een lijst tussen [ en ]; toegestaan: tekst (Voor kruimelpad en sitemap)",
  },
  {
    name: "an unknown field",
    file: HOME,
    change: ['"title": "Home"', '"titel": "Start", "title": "Home"'],
    at: '"Start"',
    message:
      "titel: onbekend veld; bedoel je “title”? Toegestaan: path, title, draft, english, language, robots, group, partOf, seo, structuredData, sections",
  },
  {
    name: "a text that is too long",
    file: CITY,
    change: ['"title": "Mediation Utrecht"', `"title": "${"x".repeat(61)}"`],
    at: `"${"x".repeat(61)}"`,
    message: "seo.title: 61 tekens, hoogstens 60",
  },
  {
    name: "a text that is too long once its tokens are filled in",
    file: CITY,
    change: ['"title": "Mediation Utrecht"', `"title": "${"x".repeat(40)} {email} {phone}"`],
    at: `"${"x".repeat(40)}`,
    message: "seo.title: 72 tekens (met de tokens ingevuld), hoogstens 60",
  },
  {
    name: "an empty text",
    file: CITY,
    change: ['"name": "Utrecht"', '"name": ""'],
    at: '""',
    message: "name: is leeg; minstens 1 teken",
  },
  {
    name: "too few items",
    file: CITY,
    change: ['"Houten",\n      "De Bilt"', '"Houten"'],
    at: '[\n      "Zeist"',
    message: "serviceAreas.places: 2 onderdelen, minstens 3",
  },
  {
    name: "an unknown section type",
    file: HOME,
    change: ['"type": "prose"', '"type": "pose"'],
    at: '"pose"',
    message:
      /^sections\[1\]\.type: onbekend soort blok “pose”; bedoel je “prose”\? Toegestaan: absenceCalculator, articleList, .*webinars$/,
  },
  {
    name: "a section without a type",
    file: HOME,
    change: ['"type": "prose",', ""],
    at: '{\n      \n      "body"',
    message: /^sections\[1\]\.type: ontbreekt; toegestaan: absenceCalculator, articleList,/,
  },
  {
    name: "a value that is no choice",
    file: HOME,
    change: ['"type": "prose",', '"type": "prose", "tone": "peper",'],
    at: '"peper"',
    message:
      "sections[1].tone: “peper” kan niet; bedoel je “paper”? Toegestaan: sand, paper, petrol, apricot, lens, sky",
  },
  {
    name: "an unknown token",
    file: CITY,
    change: ["{prijs.traject}", "{prijs.trajekt}"],
    message:
      /^lead: onbekend token “\{prijs\.trajekt\}”; bedoel je “prijs\.traject”\? Toegestaan: name, shortName, .*openingHours, prijs\.traject, .*besparing \(data\/facts\.json en data\/site\.json\)$/,
  },
  {
    name: "an unknown token in prose",
    file: ARTICLE,
    change: ["{prijs.traject}", "{prijs.trajekt}"],
    message: /^onbekend token “{prijs.trajekt}”; bedoel je “prijs.traject”\?/,
  },
  {
    name: "an unknown token in an attribute of a component",
    file: ARTICLE,
    change: ['title="Let op"', 'title="Let op {foon}"'],
    at: "{foon}",
    message: /^<Callout> title: onbekend token “{foon}”/,
  },
  {
    name: "a token in a field in which none is filled in",
    file: "data/reviews.json",
    change: ['"rating"', '"company": "Bel {phone}", "rating"'],
    at: "{phone}",
    message: "voorbeeld.company: “{phone}” wordt in dit veld niet ingevuld; toegestaan: tekst zonder tokens",
  },
  {
    name: "a missing image",
    file: "data/mediators.json",
    change: ["portret.png", "portet.png"],
    at: '"portet.png"',
    message:
      "voorbeeld.image.file: het bestand content/images/portet.png ontbreekt; bedoel je “portret.png”? Toegestaan: een bestand in content/images",
  },
  {
    name: "a drawing of an article whose file is missing",
    file: "data/categories.json",
    change: ['"agenda"', '"klok"'],
    at: '"klok"',
    message:
      "voorbeeld.drawing: het bestand content/images/articles/klok.svg ontbreekt; toegestaan: een bestand in content/images",
  },
  {
    name: "a missing alt",
    file: "data/mediators.json",
    change: [',\n      "alt": "alt tekst"', ""],
    at: '{\n      "file"',
    message: "voorbeeld.image.alt: ontbreekt; verplicht: tekst (Wat er te zien is, voor wie de afbeelding niet ziet)",
  },
  {
    name: "an image in prose",
    file: ARTICLE,
    change: ["Een alinea", "![](portret.png)\n\nEen alinea"],
    at: "![]",
    message: 'een afbeelding in lopende tekst is niet toegestaan; gebruik <Figure file="…" alt="…" />',
  },
  {
    name: "a picture in prose whose file is missing",
    file: ARTICLE,
    change: ["Een alinea", '<Figure file="portet.png" alt="Een portret" />\n\nEen alinea'],
    at: 'portet.png" alt',
    message:
      "<Figure> file: het bestand content/images/portet.png ontbreekt; bedoel je “portret.png”? Toegestaan: een bestand in content/images",
  },
  {
    name: "a picture in prose that is not described",
    file: ARTICLE,
    change: ["Een alinea", '<Figure file="portret.png" />\n\nEen alinea'],
    at: "<Figure",
    message: "<Figure> alt: ontbreekt; verplicht: tekst (Wat er te zien is, voor wie de afbeelding niet ziet)",
  },
  {
    name: "a picture between the words of a paragraph",
    file: ARTICLE,
    change: ["Een alinea", 'Een <Figure file="portret.png" alt="Een portret" /> alinea'],
    at: "<Figure",
    message: "<Figure> staat tussen woorden; toegestaan: op een eigen regel, met een lege regel ervoor en erna",
  },
  {
    name: "a link to a page that does not exist",
    file: ARTICLE,
    change: ["(/contact)", "(/contcat)"],
    at: "/contcat",
    message: "link: “/contcat” bestaat niet; bedoel je “/contact”? Toegestaan: het pad van een bestaande pagina",
  },
  {
    name: "a link with a slash at its end",
    file: ARTICLE,
    change: ["(/contact)", "(/contact/)"],
    at: "/contact/",
    message: "link: “/contact/” bestaat niet; bedoel je “/contact”? Toegestaan: het pad van een bestaande pagina",
  },
  {
    name: "a link to a missing page inside Markdown of JSON",
    file: HOME,
    change: ["(/arbeidsmediation-utrecht)", "(/arbeidsmediation-utrech)"],
    at: "/arbeidsmediation-utrech",
    message:
      "sections[1].body: “/arbeidsmediation-utrech” bestaat niet; bedoel je “/arbeidsmediation-utrecht”? Toegestaan: het pad van een bestaande pagina",
  },
  {
    name: "a link to an anchor that does not exist",
    file: HOME,
    change: ["/contact#formulier", "/contact#formuler"],
    at: '"/contact#formuler"',
    message:
      "sections[0].actions[0].link: “/contact#formuler” bestaat niet: de pagina /contact heeft geen anker “formuler”; bedoel je “formulier”? Toegestaan: formulier, top, cookie-instellingen",
  },
  {
    name: "a link to an anchor that the same page does not have",
    file: HOME,
    change: ["/contact#formulier", "#formulier"],
    at: '"#formulier"',
    message:
      "sections[0].actions[0].link: “#formulier” bestaat niet: de pagina / heeft geen anker “formulier”; toegestaan: top, cookie-instellingen",
  },
  {
    name: "an anchor in content that stands on every page",
    file: "data/navigation.json",
    change: ['"link": "/"', '"link": "#formulier"'],
    at: '"#formulier"',
    message:
      "menus[0].links[0].link: “#formulier” bestaat niet: niet elke pagina heeft anker “formulier”; toegestaan: top, cookie-instellingen",
  },
  {
    name: "a link to a redirect",
    file: ARTICLE,
    change: ["(/contact)", "(/oud)"],
    at: "/oud",
    message: "link: “/oud” is een oud adres dat doorverwijst; toegestaan: meteen naar “/contact”",
  },
  {
    name: "a link of an unknown form",
    file: HOME,
    change: ["/contact#formulier", "www.voorbeeld.nl"],
    at: '"www.voorbeeld.nl"',
    message:
      "sections[0].actions[0].link: “www.voorbeeld.nl”: geen geldige link; toegestaan: een pad zoals /contact, een anker zoals #formulier, of iets dat begint met https://, mailto: of tel:",
  },
  {
    name: "a link that no browser can follow",
    file: HOME,
    change: ["/contact#formulier", "https://voorbeeld.nl:poort/"],
    at: '"https://voorbeeld.nl:poort/"',
    message: /^sections\[0\]\.actions\[0\]\.link: “https:\/\/voorbeeld.nl:poort\/”: geen geldige link;/,
  },
  {
    name: "a photo where a drawing belongs",
    file: "data/conflict-steps.json",
    change: ['"tekening.svg"', '"portret.png"'],
    at: '"portret.png"',
    message:
      "steps[0].drawing.file: “portret.png”: geen geldige tekening; toegestaan: een bestand in content/images, zonder spaties of accenten in de naam, dat eindigt op .svg in kleine letters",
  },
  {
    name: "a country that has no code",
    file: "data/site.json",
    change: ['"NL"', '"N"'],
    at: '"N"',
    message: "address.country: “N”: geen landcode; toegestaan: land in twee hoofdletters, zoals NL",
  },
  {
    name: "an alias in frontmatter",
    file: ARTICLE,
    change: ["author: Redactie", "author: *redactie"],
    at: "*redactie",
    message: "geen geldige YAML: een * aan het begin; zet de tekst tussen dubbele aanhalingstekens",
  },
  {
    name: "a link of an unknown form in prose",
    file: ARTICLE,
    change: ["(/contact)", "(http://voorbeeld.nl)"],
    at: "http://voorbeeld.nl",
    message:
      "link: “http://voorbeeld.nl” is geen geldige link; toegestaan: een pad zoals /contact, een anker zoals #formulier, of iets dat begint met https://, mailto: of tel:",
  },
  {
    name: "a component whose link leads nowhere",
    file: ARTICLE,
    change: ["/contact#formulier", "/contcat#formulier"],
    message:
      "<ActionLink> href: “/contcat#formulier” bestaat niet; bedoel je “/contact”? Toegestaan: het pad van een bestaande pagina",
  },
  {
    name: "a reference to an entry that does not exist",
    file: CONTACT,
    change: ['"integration": "voorbeeld"', '"integration": "voorbeelt"'],
    at: '"voorbeelt"',
    message:
      "sections[1].integration: “voorbeelt” bestaat niet; bedoel je “voorbeeld”? Toegestaan: voorbeeld (data/integrations.json)",
  },
  {
    name: "a parent page that does not exist",
    file: CONTACT,
    change: ['"title": "Contact",', '"title": "Contact", "partOf": "/bestaat-niet",'],
    at: '"/bestaat-niet"',
    message: /^partOf: “\/bestaat-niet” bestaat niet; toegestaan: .*\/contact, .*\(data\/pages\)$/,
  },
  {
    name: "a frontmatter date that is no date",
    file: ARTICLE,
    change: ["date: 2024-03-20", "date: 2024-02-30"],
    at: "2024-02-30",
    message:
      "date: “2024-02-30”: geen bestaande datum; toegestaan: een dag die bestaat, als jaar-maand-dag, zoals 2024-03-20",
  },
  {
    name: "an unknown category",
    file: ARTICLE,
    change: ["category: voorbeeld", "category: HR tips"],
    at: "HR tips",
    message: "category: “HR tips” bestaat niet; toegestaan: voorbeeld (data/categories.json)",
  },
  {
    name: "invalid YAML",
    file: ARTICLE,
    change: ['title: "Een voorbeeld"', "title: Een voorbeeld: zonder aanhalingstekens"],
    at: "Een voorbeeld: zonder",
    message: "geen geldige YAML: een dubbele punt in tekst; zet de tekst tussen dubbele aanhalingstekens",
  },
  {
    name: "no frontmatter",
    file: LEGAL,
    change: ["---\n", "\n"],
    at: "\n",
    message:
      "de kop met gegevens ontbreekt; het bestand hoort te beginnen met een regel ---, velden, en weer een regel ---",
  },
  {
    name: "an unknown field in frontmatter",
    file: ARTICLE,
    change: ["readingTime: 1", "leestijd: 1"],
    at: "1\ncategory",
    message:
      "leestijd: onbekend veld; toegestaan: path, title, draft, seoTitle, description, excerpt, date, dateModified, readingTime, category, drawing, featured, author, related",
  },
  {
    name: "a derived fact that names an unknown fact",
    file: FACTS,
    change: ['"verzuim.jaar",\n      "- prijs.traject"', '"verzuim.jaren",\n      "prijs.traject"'],
    at: '"verzuim.jaren"',
    message:
      /^besparing\.sum\[0\]: onbekend feit “verzuim\.jaren”; bedoel je “verzuim\.jaar”\? Toegestaan: prijs\.traject, verzuim\.jaar, .*\(data\/facts\.json\)$/,
  },
  {
    name: "a derived fact that names a text",
    file: FACTS,
    change: ['"value": 2950,\n    "format": "euro"', '"value": "veel",\n    "format": "text"'],
    at: '"- prijs.traject"\n    ]',
    message: "besparing.sum[1]: “prijs.traject” is geen getal; toegestaan: een feit met een getal als value",
  },
  {
    name: "a price with a point between the thousands",
    file: FACTS,
    change: ['"value": 2950', '"value": 2.950'],
    at: "2.950",
    message: "prijs.traject.value: de punt in 2.950 telt als komma; toegestaan: 2950",
  },
  {
    name: "a price below zero",
    file: FACTS,
    change: ['"value": 2950', '"value": -5'],
    at: "-5",
    message: "prijs.traject.value: “-5” is te laag; toegestaan: minstens 0",
  },
  {
    name: "a share of more than all",
    file: FACTS,
    change: ["[", '[{ "token": "btw", "value": 1000, "format": "percent", "description": "Belasting" },'],
    at: "1000",
    message: "btw.value: “1000” is te hoog; toegestaan: hoogstens 100",
  },
  {
    name: "a score above its highest",
    file: FACTS,
    change: [
      "[",
      '[{ "token": "beoordeling.maximum", "value": 5, "format": "number", "description": "Hoogste" },\n{ "token": "beoordeling.cijfer", "value": 49, "format": "number", "description": "Cijfer" },',
    ],
    at: "49",
    message: "beoordeling.cijfer.value: “49” is te hoog; toegestaan: hoogstens 5",
  },
  {
    name: "a place outside the country",
    file: CITY,
    change: ['"longitude": 5.1', '"longitude": 51'],
    at: "51",
    message: "location.longitude: “51” is te hoog; toegestaan: hoogstens 7.3",
  },
  {
    name: "a price written as text",
    file: FACTS,
    change: ['"value": 75000', '"value": "€ 75.000"'],
    at: '"€ 75.000"',
    message:
      "verzuim.jaar.value: “€ 75.000” is tekst bij format “euro”; toegestaan: een getal zonder aanhalingstekens, of format “text”",
  },
  {
    name: "a fact with neither value nor sum",
    file: FACTS,
    change: ['"value": 2950,', ""],
    at: '{\n    "token": "prijs.traject"',
    message: "prijs.traject.value: ontbreekt; toegestaan: het getal, of de tekst",
  },
  {
    name: "a sum with a fact that does not exist",
    file: FACTS,
    change: ['"verzuim.jaar",\n      "- prijs.traject"', '"verzuim.jaar * prijs.trajekt"'],
    at: '"verzuim.jaar * prijs.trajekt"',
    message:
      /^besparing\.sum\[0\]: onbekend feit “prijs\.trajekt”; bedoel je “prijs\.traject”\? Toegestaan: prijs\.traject, verzuim\.jaar, .*\(data\/facts\.json\)$/,
  },
  {
    name: "a fact in words with an unknown figure",
    file: FACTS,
    change: ['"value": 2950,\n    "format": "euro"', '"value": "vanaf {verzuim.jaren}",\n    "format": "text"'],
    at: "{verzuim.jaren}",
    message: /^prijs\.traject\.value: onbekend token “\{verzuim\.jaren\}”; bedoel je “verzuim\.jaar”\?/,
  },
  {
    name: "a mistyped icon",
    file: HOME,
    change: ['"type": "prose",', `${LINKS}[{ "icon": "staar", "title": "Link" }] }, { "type": "prose",`],
    at: '"staar"',
    message: /^sections\[1\]\.links\[0\]\.icon: “staar” kan niet; bedoel je “star”\? /,
  },
  {
    name: "an icon that does not exist",
    file: HOME,
    change: ['"type": "prose",', `${LINKS}[{ "icon": "eenhoorn", "title": "Link" }] }, { "type": "prose",`],
    at: '"eenhoorn"',
    message: /^sections\[1\]\.links\[0\]\.icon: “eenhoorn” kan niet; toegestaan: scales, clock, .*, check$/,
  },
  {
    name: "a page whose first section is no hero",
    file: CONTACT,
    change: ['"type": "hero"', '"type": "siteMap"'],
    at: '"siteMap"',
    message:
      "sections[0].type: het eerste blok is “siteMap”; toegestaan: hero, formOpening, newsletterForm, articleList of search, met de hoofdkop",
  },
  {
    name: "a page with two heroes",
    file: HOME,
    change: ['"type": "prose",', '"type": "hero", "title": "Nog een" }, { "type": "prose",'],
    at: '"hero", "title": "Nog een"',
    message: "sections[1].type: nog een hero; toegestaan: één opening per pagina, als eerste blok",
  },
  {
    name: "two primary actions in one section",
    file: HOME,
    change: ['"actions": [', '"actions": [{ "label": "Bel", "link": "tel:{phone}" },'],
    at: '{\n          "label": "Contact"',
    message:
      "sections[0].actions[1].style: nog een primary-knop in dit blok; toegestaan: hoogstens één, de andere secondary of text",
  },
  {
    name: "an anchor that stands twice on a page",
    file: CONTACT,
    change: ['"type": "hero",', '"type": "hero", "anchor": "formulier",'],
    at: '"formulier",\n      "title": "Formulier"',
    message: "sections[1].anchor: anker “formulier” bestaat al op deze pagina; toegestaan: elk anker één keer",
  },
  {
    name: "a question that begins as another of its page does, so that both would have one address",
    file: CONTACT,
    change: ['"sections": [', `"sections": [${ALIKE},`],
    at: `"${BEGINNING}failliet is?"`,
    message:
      "sections[0].items[1].question: een vraag op deze pagina begint met dezelfde woorden; toegestaan: een ander begin, zodat elke vraag een eigen adres heeft",
  },
  {
    name: "a group of testimonials whose anchor stands elsewhere on the page",
    file: CONTACT,
    change: ['"type": "hero",', `"type": "hero", "groups": [${GROUP}], "anchor": "hr",`],
    at: '"hr", "title"',
    message: "sections[0].groups[0].anchor: anker “hr” bestaat al op deze pagina; toegestaan: elk anker één keer",
  },
  ...["menu", "inhoud", "zoekveld", "top", "cookie-instellingen", "i-phone", "voorbeeld"].map((anchor) => ({
    name: `an anchor that the layout uses: ${anchor}`,
    file: CONTACT,
    change: ['"type": "hero",', `"type": "hero", "anchor": "${anchor}",`] satisfies [string, string],
    at: `"${anchor}"`,
    message: `sections[0].anchor: anker “${anchor}” gebruikt de site zelf al; toegestaan: een andere naam`,
  })),
  ...["contact-opnemen", "contact/opnemen"].map((address) => ({
    name: `a file name that does not fit the path /${address}`,
    file: CONTACT,
    change: ['"path": "/contact"', `"path": "/${address}"`] satisfies [string, string],
    at: `"/${address}"`,
    message: `path: “/${address}” past niet bij de bestandsnaam; toegestaan: data/pages/contact-opnemen.json`,
  })),
  {
    name: "a straight quotation mark in text",
    file: CITY,
    change: ["Veel mensen", 'Veel \\"mensen\\"'],
    at: '\\"mensen',
    message: "region.body: een recht aanhalingsteken; toegestaan: “ en ”, of ‘ en ’, dus Veel “mensen” werken hier.",
  },
  {
    name: "a single straight quotation mark in text",
    file: CITY,
    change: ["Veel mensen werken", "Veel 'mensen' werken 's ochtends met collega's"],
    at: "'mensen",
    message: /^region\.body: een recht aanhalingsteken; .*, dus Veel ‘mensen’ werken 's ochtends/,
  },
  {
    name: "a straight quotation mark in prose",
    file: ARTICLE,
    change: ["Een alinea", 'Een "alinea"'],
    at: '"alinea"',
    message: "een recht aanhalingsteken; toegestaan: “ en ”, of ‘ en ’, dus Een “alinea” met",
  },
  {
    name: "a word for which the site has another form",
    file: CITY,
    change: ["Veel mensen", "Veel hr-adviseurs"],
    at: "hr-adviseurs",
    message: "region.body: “hr” schrijven we op deze site als “HR”; ook in samenstellingen, zoals HR-adviseur",
  },
  {
    name: "HTML in text",
    file: CITY,
    change: ["Veel mensen", "Veel <b>mensen</b>"],
    at: "<b>",
    message: "region.body: HTML is niet toegestaan; schrijf gewone tekst, **vet** of *schuin*",
  },
  {
    name: "a link without an address in a plain text",
    file: CITY,
    change: ["Mediation in Utrecht", "[Mediation]() in Utrecht"],
    at: "]()",
    message: "title: een link kan niet in dit veld; toegestaan: gewone tekst",
  },
  {
    name: "a call in Markdown of JSON whose token is unknown",
    file: HOME,
    change: ["tel:{phone}", "tel:{foon}"],
    at: "{foon}",
    message: /^sections\[1\]\.body: onbekend token “{foon}”/,
  },
  {
    name: "a call in Markdown of JSON that is no number",
    file: HOME,
    change: ["tel:{phone}", "tel:{email}"],
    at: "tel:{email}",
    message: /^sections\[1\]\.body: “tel:info@voorbeeld.nl” is geen geldige link/,
  },
  {
    name: "a link in Markdown of JSON whose words nobody has written yet",
    file: HOME,
    change: ["Lees meer", "Zie [tekst](/). Lees meer"],
    at: "tekst](/)",
    message:
      "sections[1].body: “tekst” staat hier nog van een nieuwe link; schrijf de woorden waarop bezoekers klikken",
  },
  {
    name: "a brace without partner in Markdown of JSON",
    file: HOME,
    change: ["Lees meer", "Lees {meer"],
    at: "{meer",
    message: "sections[1].body: losse accolade; toegestaan: een token zoals {phone}, zonder spaties",
  },
  {
    name: "a token with a language",
    file: CITY,
    change: ["{prijs.traject}", "{prijs.traject:en}"],
    message: "lead: losse accolade; toegestaan: een token zoals {phone}, zonder spaties",
  },
  {
    name: "two pages with one path",
    file: LEGAL,
    change: ['"/privacy"', '"/contact"'],
    message: `path: “/contact” staat al in data/pages/contact.json:2; ${ADDRESS_RULE}`,
  },
  {
    name: "an article at the address of a city page",
    file: ARTICLE,
    change: ["/blog/voorbeeld", "/arbeidsmediation-utrecht"],
    message: `path: “/arbeidsmediation-utrecht” staat al in data/cities/utrecht.json:2; ${ADDRESS_RULE}`,
  },
  ...["tel:+31240000000", "mailto:info@voorbeeld.nl", "#top", "/contact#cookie-instellingen"].map((to) => ({
    name: `a redirect to ${to}, where hosts lead nobody`,
    file: "data/redirects.json",
    change: ['"/contact"', `"${to}"`] satisfies [string, string],
    message: `/oud.to: “${to}” kan niet; toegestaan: een pad zoals /contact, of een adres dat begint met https://`,
  })),
  {
    name: "a full address of the site itself, as a browser shows it",
    file: "data/redirects.json",
    change: ['"/contact"', '"https://voorbeeld.nl/contact#formulier"'],
    message:
      "/oud.to: “https://voorbeeld.nl/contact#formulier” is een adres van deze website; toegestaan: “/contact#formulier”",
  },
  {
    name: "a title for search engines that two pages share",
    file: ARTICLE,
    change: ['"Een voorbeeldartikel"', '"startpagina"'],
    message:
      "seoTitle: “startpagina” staat al in data/pages/home.json:5; toegestaan: elke pagina een eigen titel voor zoekmachines",
  },
  {
    name: "a title that search engines would cut off, with the firm's name behind it",
    file: ARTICLE,
    change: ['"Een voorbeeldartikel"', `"${LONG_TITLE}"`],
    message: `seoTitle: in de browser staat “${LONG_TITLE} | VB”, ${LONG_TITLE.length + 5} tekens; toegestaan: hoogstens 60`,
  },
  {
    name: "a title with a bar of its own",
    file: ARTICLE,
    change: ['"Een voorbeeldartikel"', '"Een artikel | voorbeeld"'],
    message: "seoTitle: een | staat al voor de naam van het bureau; toegestaan: een dubbele punt of komma",
  },
];

test.each(MISTAKES)("$name", ({ file, change, at, message }) => {
  site.replace(file, ...change);
  const found = messages();
  const { line, column } = site.find(file, at ?? change[1]);
  const here = found.filter((problem) => problem.startsWith(`${file}:${line}:${column} – `));
  expect(here).toHaveLength(1);
  const text = here[0]?.slice(here[0].indexOf(" – ") + 3);
  if (typeof message === "string") {
    expect(text).toBe(message);
  } else {
    expect(text).toMatch(message);
  }
});

test.each([
  ["webinars", "data/webinars.json", ""],
  ["partnerStrip", "data/partner-stats.json", ""],
  ["mediatorStrip", "data/mediators.json", "met showOnHome: true"],
])("a section “%s” needs entries in %s %s", (type, list, wanted) => {
  if (!wanted) {
    site.write(list, "[]\n");
  }
  expect(messages()).toEqual([]);
  site.replace(
    HOME,
    '"type": "prose",',
    `"type": "${type}", "title": "Kop", "buttonLabel": "Meer" }, { "type": "prose",`,
  );
  expect(messages()).toContain(
    expected(
      HOME,
      `"${type}"`,
      `sections[1].type: “${type}” toont wat ${wanted && `${wanted} `}in ${list} staat, en daar staat niets; toegestaan: daar minstens één onderdeel${wanted && ` ${wanted}`}, of een pagina zonder dit blok`,
    ),
  );
});

describe("what belongs together", () => {
  const first = (section: string) => site.replace(CONTACT, '"sections": [', `"sections": [${section},`);

  test("a table has a value for each column", () => {
    first(TABLE);
    expect(messages().join()).toContain(
      "sections[0].rows[1].values: kolommen: 2, waarden: 1; toegestaan: voor elke kolom één",
    );
  });

  test.each([
    ["prijs.traject", 2949, "komt verder dan de schaal"],
    ["duur", 12, "heeft een andere eenheid"],
    ["woorden", 12, "heeft geen getal"],
  ])("a bar fits its scale: %s up to %i", (fact, end, message) => {
    const more = ["duur", "woorden"].map((token) => ({
      token,
      value: token === "duur" ? "2 tot 4 weken" : "lang",
      format: "text",
      source: "eigen",
    }));
    site.replace(FACTS, "[", `[${more.map((one) => JSON.stringify(one)).join(",")},`);
    first(chartOf(fact, end));
    expect(messages().join()).toContain(message);
    site.replace(CONTACT, chartOf(fact, end), chartOf("prijs.traject", 2950));
    expect(messages().join()).not.toContain(message);
  });

  test("a duration begins at a stop that is there, before the last", () => {
    const stops = ["Intake", "Offerte", "Start", "Einde"].map((title) => ({ title, detail: "kort" }));
    first(JSON.stringify({ type: "processRail", title: "Verloop", stops, span: "4 weken", spanFrom: 4 }));
    expect(messages().join()).toContain("sections[0].spanFrom: is niet lager dan het aantal haltes");
  });

  test.each(["backdrop", "inside", "between"])("words on a drawing need a wide one: %s", (look) => {
    const hero = (file: string) => JSON.stringify({ type: "hero", title: "Welkom", look, drawing: { file } });
    first(hero("scenes/deur.svg"));
    expect(messages().join()).toContain("sections[0].drawing.file: is bij deze indeling niet breed genoeg");
    site.replace(CONTACT, hero("scenes/deur.svg"), hero("scenes/deur-breed.svg"));
    expect(messages().join()).not.toContain("breed genoeg");
  });

  test("the element of a form is its own", () => {
    const form = (slug: string) => ({ slug, kind: "form", containerId: "formulier-zelf" });
    site.write("data/integrations.json", JSON.stringify([form("een"), form("twee")]));
    expect(messages().join()).toContain("twee.containerId: “formulier-zelf” staat al in data/integrations.json");
  });

  test.each(["prijs.traject", "paar"])("people are drawn from a fact with two figures: %s", (share) => {
    site.replace(FACTS, "[", '[{ "token": "paar", "value": "1 op de 6", "format": "text" },');
    first(JSON.stringify({ type: "peopleShare", share }));
    expect(messages().join().includes("share: toegestaan: een feit met twee getallen")).toBe(share !== "paar");
  });

  test("a fact in words names figures, and no other fact in words", () => {
    const words = (token: string, value: string) => JSON.stringify({ token, value, format: "text" });
    site.replace(FACTS, "[", `[${words("een", "vanaf {prijs.traject}")},${words("twee", "{een}, exclusief btw")},`);
    expect(messages().filter((message) => message.includes("bevat zelf een token"))).toEqual([
      expect.stringContaining("twee.value: “{een}”"),
    ]);
  });

  test("an empty text that may be left out says so", () => {
    site.replace(CONTACT, '"path": "/contact",', '"path": "/contact", "partOf": "",');
    first(JSON.stringify({ type: "hero", title: "Contact", eyebrow: "" }));
    expect(messages().join()).toContain("sections[0].eyebrow: is leeg; haal het veld weg, of vul het in");
  });

  test("a fact is not made of itself", () => {
    site.replace(FACTS, '"- prijs.traject"', '"kring"');
    site.replace(FACTS, "[", '[{ "token": "kring", "sum": ["besparing"], "format": "euro" },');
    expect(messages().join()).toContain("besparing.sum: wordt uit zichzelf berekend");
  });

  test("a page is not part of a page that is part of it", () => {
    site.replace(CONTACT, '"path": "/contact",', '"path": "/contact", "partOf": "/boven",');
    const above = JSON.stringify({ ...JSON.parse(site.read(CONTACT)), path: "/boven", partOf: "/contact" });
    site.write("data/pages/boven.json", above);
    expect(messages().filter((message) => message.includes("valt zo onder zichzelf"))).toHaveLength(2);
  });

  test("no two cities have one name", () => {
    const city = JSON.parse(site.read(CITY));
    site.write("data/cities/utrecht-2.json", JSON.stringify({ ...city, slug: "utrecht-2" }));
    expect(messages().join()).toContain(`name: “${city.name}” staat al in data/cities/utrecht-2.json`);
  });

  test("an anchor is not that of a card of the team on the same page", () => {
    const [{ slug }] = JSON.parse(site.read("data/mediators.json"));
    site.replace("data/mediators.json", `"${slug}"`, '"noor"');
    first(JSON.stringify({ type: "team", title: "Team", anchor: "noor" }));
    expect(messages().join()).toContain("sections[0].anchor: anker “noor” bestaat al op deze pagina");
  });

  test("a question with a token is linked to by what visitors read", () => {
    const question = { question: "Waarom kost het {prijs.traject}?", answer: "Daarom." };
    first(JSON.stringify({ type: "faq", title: "Vragen", items: [question, { ...question, question: "En nu?" }] }));
    site.replace(HOME, "/contact#formulier", "/contact#vraag-waarom-kost-het-2-950");
    expect(messages().filter((message) => message.includes("anker"))).toEqual([]);
  });

  test("a text where a list belongs is said once", () => {
    site.replace(CONTACT, '"type": "hero",', '"type": "hero", "badges": "MfN en ADR gecertificeerd",');
    expect(messages()).toEqual([
      expect.stringContaining("badges: “MfN en ADR gecertificeerd” is tekst; toegestaan: een lijst"),
    ]);
  });

  test("an address of the site has no slash at its end", () => {
    site.replace("data/site.json", 'voorbeeld.nl"', 'voorbeeld.nl/"');
    expect(messages().join()).toContain("eindigt op een schuine streep");
  });
});

test("structured data that describes a section needs that section", () => {
  site.replace(HOME, '"sections": [', '"structuredData": ["service", "howTo"], "sections": [');
  expect(messages()).toEqual([
    expected(
      HOME,
      '"howTo"',
      "structuredData[1]: “howTo” beschrijft een blok “steps”, dat hier niet staat; toegestaan: met dat blok, of zonder “howTo”",
    ),
  ]);
});

test("structured data names a kind once, and reviews that the page shows", () => {
  site.replace(HOME, '"sections": [', '"structuredData": ["service", "ratedService", "home"], "sections": [');
  expect(messages()).toEqual([
    expect.stringContaining("structuredData: noemt iets twee keer; een dienst is met of zonder beoordelingen"),
    expect.stringContaining("“home” beschrijft een blok “reviews”, dat hier niet staat"),
  ]);
});

test("a search that opens a page has its heading", () => {
  site.replace(CONTACT, '"sections": [', '"sections": [{ "type": "search" },');
  expect(messages().join()).toContain("“search” opent de pagina zonder kop");
});

test("positions count from 1 and stand at the value", () => {
  site.write(
    "data/categories.json",
    '[\n  {\n    "slug": "voorbeeld",\n    "title": 12,\n    "drawing": "agenda"\n  }\n]\n',
  );
  expect(messages()).toEqual([
    "data/categories.json:4:14 – voorbeeld.title: “12” is een getal; toegestaan: tekst tussen dubbele aanhalingstekens (Naam zoals bezoekers die zien)",
  ]);
});

describe("a draft", () => {
  const OTHER_ARTICLE = "content/articles/ander.mdx";
  const rule = (path: string, file: string) =>
    `“${path}” is een concept en komt niet online; zet Concept daar uit (${file}), of haal de verwijzing weg`;

  test("may lead to other drafts; what visitors see leads to none, and its messages name it", () => {
    site.replace(ARTICLE, "path:", "draft: true\npath:");
    const other = site
      .read(ARTICLE)
      .replace("/blog/voorbeeld", "/blog/ander")
      .replaceAll("oorbeeldart", "oorbeelden-art");
    site.write(
      OTHER_ARTICLE,
      other
        .replace("[contact](/contact)", "[dit](/blog/voorbeeld)")
        .replace("author:", "related: [/blog/voorbeeld]\nauthor:"),
    );
    expect(messages()).toEqual([]);
    site.replace(OTHER_ARTICLE, "draft: true\n", "");
    const message = rule("/blog/voorbeeld", ARTICLE);
    expect(messages()).toEqual([
      expected(OTHER_ARTICLE, "/blog/voorbeeld]", `related[0]: ${message}`),
      expected(OTHER_ARTICLE, "/blog/voorbeeld)", `link: ${message}`),
    ]);
    site.remove(OTHER_ARTICLE);
    site.write(REDIRECTS, [{ from: "/oud", to: "/blog/voorbeeld", title: "Oud adres", linkLabel: "Verder" }]);
    expect(messages()).toEqual([expect.stringContaining(`/oud.to: ${message}`)]);
  });

  test("fills no list, and is no page that the site needs", () => {
    site.replace(ARTICLE, "path:", "draft: true\npath:");
    site.replace(HOME, '"type": "prose",', '"type": "articleList", "title": "Artikelen" }, { "type": "prose",');
    expect(messages().join()).toContain("“articleList” toont wat in content/articles staat, en daar staat niets");
    site.replace(HOME, '"path"', '"draft": true, "path"');
    expect(messages().join()).toContain(`${HOME}:1:1 – de pagina “/” kan geen concept zijn`);
  });
});

const OTHER = '{ "from": "/ander", "to": "/oud", "title": "Ander adres", "linkLabel": "Verder" }';

/** Mistakes with several symptoms: the change, and the only message expected. */
const ALONE: [name: string, file: string, change: [string | RegExp, string], message: string][] = [
  ["an unknown token", CITY, ["{prijs.traject}", "{prijs.trajekt}"], "onbekend token “{prijs.trajekt}”"],
  ["a token without its end", CITY, ["{prijs.traject}", "{prijs.traject"], "lead: losse accolade"],
  ["a token with two braces", CITY, ["{prijs.traject}", "{{prijs.traject}}"], "lead: losse accolade"],
  ["a token with spaces", CITY, ["{prijs.traject}", "{ prijs.traject }"], "lead: losse accolade"],
  ["bold in plain text", CITY, ["Een traject", "**Een** traject"], "lead: vet met ** kan niet"],
  ["emphasis in plain text", CITY, ["Een traject", "Een *heel* traject"], "lead: opmaak met *, - of # kan niet"],
  ["a heading in plain text", CITY, ["Een traject", "## Een traject"], "lead: opmaak met *, - of # kan niet"],
  ["a paragraph in plain text", CITY, ["Een traject", "Een\\ntraject"], "lead: een nieuwe regel is in dit veld"],
  ["an entity in plain text", CITY, ["Een traject", "R&amp;D"], "lead: HTML is niet toegestaan"],
  ["a text of spaces", CITY, ['"Mediation in Utrecht"', '"  "'], "title: alleen spaties"],
  ["a name that is misspelt", CITY, ['"province"', '"provincie"'], "provincie: onbekend veld; bedoel je “province”?"],
  ["a page without its address", CONTACT, ['"path": "/contact",', ""], "path: ontbreekt"],
  ["an element of HTML", CITY, ["Veel mensen", "<b>Veel</b> mensen"], "region.body: HTML is niet toegestaan"],
  ["HTML in prose", ARTICLE, ["Een alinea", "Een <b>vette</b> alinea"], "HTML is niet toegestaan"],
  ["a link with a space", ARTICLE, ["(/contact)", "(/contact pagina)"], "deze link klopt niet"],
  ["a link the wrong way round", ARTICLE, ["[contact](/contact)", "(contact)[/contact]"], "deze link klopt niet"],
  ["a table", ARTICLE, ["Een alinea", "| a | b |\n| --- | --- |\n| 1 | 2 |\n\nEen alinea"], "een tabel is niet"],
  ["an anchor in a wrong form", CONTACT, ['"anchor": "formulier"', '"anchor": "#formulier"'], "sections[1].anchor:"],
  ["a price as text", FACTS, ['"value": 2950', '"value": "€ 2950"'], "prijs.traject.value: “€ 2950” is tekst"],
  ["a time in another form", "data/site.json", ['"08:00"', '"8.00"'], "opens: “8.00”: geen tijd"],
  ["a redirect to itself", REDIRECTS, ['"/contact"', '"/oud"'], "verwijst in een kring terug naar zichzelf"],
  ["a redirect to another", REDIRECTS, ["[", `[${OTHER},`], "meteen naar “/contact”"],
  [
    "a picture with its folder",
    "data/mediators.json",
    ["portret.png", "content/images/portret.png"],
    "je “portret.png”?",
  ],
  [
    "a city without a place on the map",
    CITY,
    [/,\s*"location": \{[^}]*\}/, ""],
    "mapCities[0]: “utrecht” heeft geen location",
  ],
  ["a field that is left open", ARTICLE, ["date: 2024-03-20", "date:"], "date: is leeg"],
  [
    "a choice that is still to be made",
    ARTICLE,
    ["category: voorbeeld", 'category: ""'],
    "category: is leeg; toegestaan: v",
  ],
  [
    "a notice without a last day",
    "data/notice.json",
    [',\n  "until": "2097-01-01"', ""],
    "until: ontbreekt; verplicht",
  ],
  ["a notice that ends before it begins", "data/notice.json", ["2097-01", "2096-01"], "until: ligt voor de eerste dag"],
  ["a notice on a day that does not exist", "data/notice.json", ["2097-01-01", "2097-02-30"], "geen bestaande datum"],
  [
    "a change before the article",
    ARTICLE,
    ["date: 2024", "dateModified: 2023-01-01\ndate: 2024"],
    "dateModified: ligt voor de",
  ],
  ["two tabs in YAML", ARTICLE, ["author: Redactie", "related:\n\t- /a\n\t- /b\nauthor: R"], "een tab; spring in met"],
  [
    "a quotation mark too few",
    CONTACT,
    ['"title": "Contact",', '"title": "Contact,'],
    "de tekst wordt niet afgesloten",
  ],
  ["a new line in a text", CONTACT, ['"title": "Contact",', '"title": "Con\ntact",'], "de tekst wordt niet afgesloten"],
  ["a tab in a text", CONTACT, ['"title": "Contact",', '"title": "Con\ttact",'], "een tab of ander onzichtbaar teken"],
  ["a list without its end", CONTACT, [/\]\s*\}\s*$/, "}"], "hiervoor ontbreekt een blokhaak ]"],
  ["a comma in a number", FACTS, ["2950", "29,50"], "een komma in een getal; schrijf bijvoorbeeld 0.35"],
  ["an empty file", CONTACT, [/^[\s\S]*$/, " \n"], "het bestand is leeg"],
  [
    "two versions",
    CONTACT,
    ['  "title"', '<<<<<<< HEAD\n=======\n>>>>>>> ander\n  "title"'],
    "hier staan twee versies",
  ],
];

test.each(ALONE)("is said once, and nothing else: %s", (_name, file, change, message) => {
  const text = site.read(file);
  site.write(
    file,
    text.replace(change[0], () => change[1]),
  );
  expect(site.read(file)).not.toBe(text);
  expect(messages()).toEqual([expect.stringContaining(message)]);
});

test("a file in another encoding is said once", () => {
  for (const file of [CONTACT, ARTICLE]) {
    writeFileSync(join(site.root, file), Buffer.from(`\uFEFF${site.read(file)}`, "utf16le"));
  }
  expect(messages()).toEqual([
    `${ARTICLE}:1:4 – het bestand is opgeslagen als UTF-16; sla het op als UTF-8`,
    `${CONTACT}:1:4 – het bestand is opgeslagen als UTF-16; sla het op als UTF-8`,
  ]);
});

test("old addresses that lead to each other", () => {
  site.replace(REDIRECTS, "[", `[${OTHER},`);
  site.replace(REDIRECTS, '"/contact"', '"/ander"');
  expect(messages().map((message) => message.split(" – ")[1])).toEqual([
    expect.stringContaining("/ander.to: “/oud” verwijst in een kring terug"),
    expect.stringContaining("/oud.to: “/ander” verwijst in een kring terug"),
  ]);
});

/** Valid content that a check might mistake for a fault. */
const RIGHT: [name: string, file: string, change: [string, string]][] = [
  ["signs and apostrophes", CITY, ["Veel mensen", "“Ja” & ‘nee’, 5 > 3 < 4, A4'tje, Hans' jas, jaren '80 en '90 😀"]],
  [
    "a heading that is linked to",
    ARTICLE,
    ["Een alinea", "Zie [straks](#kop-de-afspraken).\n\n## De afspraken\n\nEen"],
  ],
  ["a sign with a backslash", ARTICLE, ["Een alinea", "Minder dan \\<5 dagen"]],
  ["stars for a note", CITY, ["Een traject", "*Een traject"]],
  ["an address between brackets", ARTICLE, ["Een alinea", "Een (nieuwe) [contactpagina](/contact)"]],
];

test.each(RIGHT)("is right: %s", (_name, file, change) => {
  site.replace(file, ...change);
  expect(messages()).toEqual([]);
});

test("all mistakes of all files are reported at once, by file and line", () => {
  site.replace(CITY, '"name": "Utrecht"', '"name": 7');
  site.replace(ARTICLE, "(/contact)", "(/nergens)");
  site.replace(ARTICLE, "date: 2024-03-20", "date: gisteren");
  site.replace(HOME, "/contact#formulier", "/nergens");
  site.remove("data/consent.json");
  expect(messages().map((message) => message.split(" – ")[0])).toEqual([
    "content/articles/voorbeeld.mdx:7:7",
    "content/articles/voorbeeld.mdx:13:59",
    "data/cities/utrecht.json:3:11",
    "data/consent.json:1:1",
    "data/pages/home.json:15:19",
  ]);
});

test("a missing file is a problem", () => {
  site.remove("data/site.json");
  expect(messages()).toEqual(["data/site.json:1:1 – het bestand ontbreekt; het is verplicht"]);
});

test.each([
  ["\uFEFF", "onzichtbaar teken aan het begin (BOM); sla het bestand op als UTF-8 zonder BOM"],
  ["\uFEFF---\n", "onzichtbaar teken aan het begin (BOM); sla het bestand op als UTF-8 zonder BOM"],
])("a file that another program saved in its own way: %j", (start, message) => {
  const file = start.endsWith("\n") ? ARTICLE : "data/facts.json";
  site.write(file, start.slice(0, 1) + site.read(file));
  expect(messages()).toEqual([`${file}:1:1 – ${message}`]);
});

test("places do not move by the sign at the start of a file", () => {
  site.write(ARTICLE, `\uFEFF${site.read(ARTICLE).replace("Een alinea", "Een {foon}")}`);
  expect(messages()[1]).toMatch(/^content\/articles\/voorbeeld\.mdx:13:5 – onbekend token “{foon}”/);
});

test("a group of testimonials can be linked to", () => {
  site.replace(
    CONTACT,
    '"type": "embed"',
    `"type": "testimonialGroups", "title": "Ervaringen", "groupsLabel": "Groepen", "featured": ["voorbeeld"], "groups": [${GROUP}] }, { "type": "embed"`,
  );
  site.replace(ARTICLE, "(/contact)", "(/contact#hr)");
  expect(messages()).toEqual([]);
});

test("two primary buttons that all city pages have", () => {
  const actions = ["Bel", "Mail"].map((label) => ({ label, link: "/contact" }));
  site.write("data/city-page.json", JSON.stringify({ actions }));
  expect(messages().join()).toContain("actions[1].style: nog een primary-knop");
});

test("a file in static can be linked to, also where its name has spaces and accents", () => {
  site.write("static/mijn één.pdf", "");
  site.replace(ARTICLE, "(/contact)", "(/mijn%20%C3%A9%C3%A9n.pdf)");
  expect(messages()).toEqual([]);
});

test("a file that cannot be read is a problem, also of another file's links", () => {
  const { read, ...files } = filesOnDisk(site.root);
  const refuse = (path: string) => {
    if (path === CONTACT) throw new Error("EACCES");
    return read(path);
  };
  expect(inspectContent({ ...files, read: refuse }).problems).toEqual([
    expect.objectContaining({ file: CONTACT, line: 1, message: expect.stringContaining("kan niet worden gelezen") }),
  ]);
});

test("files that are linked to are read, and links to nothing are no files", () => {
  site.write("elders.json", site.read(CONTACT).replace('"Contact"', "7"));
  site.remove(CONTACT);
  symlinkSync(join(site.root, "elders.json"), join(site.root, CONTACT));
  symlinkSync(join(site.root, "weg.json"), join(site.root, "data/pages/weg.json"));
  expect(messages()).toEqual([expect.stringMatching(/contact\.json:3:12 – title: “7” is een getal/)]);
});

test.each(["{}", "[]", "[{}]", "null", "7"])(
  "%s in the place of anything is a mistake, and no end of the check",
  (odd) => {
    const files = filesOnDisk(site.root);
    const spoil = (value: unknown, depth: number): unknown => {
      if (depth === 0 || typeof value !== "object" || value === null) {
        return JSON.parse(odd);
      }
      return Array.isArray(value)
        ? value.map((item) => spoil(item, depth - 1))
        : Object.fromEntries(Object.entries(value).map(([key, item]) => [key, spoil(item, depth - 1)]));
    };
    for (const depth of [0, 1, 2, 3]) {
      const read = (path: string) =>
        path.endsWith(".json") ? JSON.stringify(spoil(JSON.parse(files.read(path)), depth)) : files.read(path);
      expect(inspectContent({ ...files, read }).problems).not.toEqual([]);
      expect(() => findPlaceholders({ ...files, read })).not.toThrow();
    }
  },
);

test("visitors search in words of their own, which the site may write differently", () => {
  const searchWord = (typed: string) => JSON.stringify([{ slug: "hr", typed: [typed], means: ["HR"] }], null, 2);
  site.write("data/search-words.json", searchWord("hr"));
  expect(messages()).toEqual([]);
});

test("texts in the place of entries have no titles for search engines", () => {
  writeFileSync(join(site.root, "data/search-words.json"), '["Een | streep", "Een | streep"]');
  expect(messages().filter((message) => /zoekmachines|staat al/.test(message))).toEqual([]);
  expect(messages()).not.toEqual([]);
});

test("a letter that cannot be read is a problem", () => {
  writeFileSync(join(site.root, CITY), Buffer.from(site.read(CITY).replace('"De regio"', '"De regi\u00f6"'), "latin1"));
  expect(messages()).toEqual([
    expected(CITY, "\uFFFD", "onleesbaar teken; sla het bestand op als UTF-8 en typ het teken opnieuw"),
  ]);
});

test("a wrong phone number or e-mail address is one problem, not one in every link", () => {
  site.replace("data/site.json", '"024 123 45 67"', '"bel ons"');
  site.replace("data/site.json", '"info@voorbeeld.nl"', '"mail ons"');
  site.replace("data/site.json", '"18:00"', '"07:00"');
  expect(messages().map((message) => message.split(";")[0])).toEqual([
    "data/site.json:6:12 – phone: “bel ons”: geen telefoonnummer",
    "data/site.json:7:12 – email: “mail ons” is geen e-mailadres",
    expect.stringContaining("openingHours.closes: ligt niet na de begintijd"),
  ]);
});

test("a file that nothing reads is a problem", () => {
  site.write("content/articles/nieuw.md", "tekst");
  site.write("data/extra.json", {});
  site.write("data/.DS_Store", "");
  expect(messages().map((message) => message.split(";")[0])).toEqual([
    "content/articles/nieuw.md:1:1 – dit bestand hoort nergens bij",
    "data/extra.json:1:1 – dit bestand hoort nergens bij",
  ]);
});

test("a list file must hold a list", () => {
  site.write("data/categories.json", {});
  expect(messages()).toEqual([
    expected(
      ARTICLE,
      "voorbeeld\nauthor",
      "category: “voorbeeld” bestaat niet; toegestaan: niets (data/categories.json)",
    ),
    "data/categories.json:1:1 – hier hoort een lijst te staan; toegestaan: [ met de onderdelen ertussen ]",
  ]);
});

test("mistakes in the notation of a file cause no further problems in other files", () => {
  site.write(FACTS, '[{ "token": "prijs.traject", ]');
  site.write(CONTACT, '{ "path": "/contact" ');
  expect(new Set(messages().map((message) => message.split(":")[0]))).toEqual(new Set([CONTACT, FACTS]));
});

test("an address that is not filled in yet is not that of the home page", () => {
  site.replace("data/redirects.json", '"/oud"', '""');
  expect(messages()).toEqual([
    expected(
      "data/redirects.json",
      '""',
      "[0].from: is leeg; toegestaan: een pad in kleine letters, met een schuine streep ervoor en niet erachter, zoals /kosten-mediation",
    ),
  ]);
});

test("a redirect from a page that exists", () => {
  site.replace("data/redirects.json", '"/oud"', '"/privacy"');
  expect(messages()).toEqual([
    expected(REDIRECTS, '"/privacy"', `/privacy.from: “/privacy” staat al in ${LEGAL}:2; ${ADDRESS_RULE}`),
  ]);
});

test.each([
  ["a redirect in place of the not-found page", REDIRECTS, '"/oud"', "/404", "/404.from"],
  ["a page in place of the not-found page", CONTACT, '"/contact"', "/404", "path"],
  ["a page among the images for social media", CONTACT, '"/contact"', "/social/linkedin", "path"],
  ["a page that is the file of another", CONTACT, '"/contact"', "/contact/index", "path"],
])("%s", (_what, file, address, taken, place) => {
  site.replace(file, address, `"${taken}"`);
  expect(messages()).toContain(
    expected(file, `"${taken}"`, `${place}: “${taken}” gebruikt de site zelf al; toegestaan: een ander adres`),
  );
});

test("a key that stands twice in a list", () => {
  site.write("data/categories.json", [
    { slug: "voorbeeld", title: "Een", drawing: "agenda" },
    { slug: "voorbeeld", title: "Twee", drawing: "agenda" },
  ]);
  expect(messages()).toEqual([
    "data/categories.json:8:13 – voorbeeld.slug: “voorbeeld” staat al in data/categories.json:3; toegestaan: elke naam één keer",
  ]);
});

describe("components in prose", () => {
  const COMPONENTS: [string, string, string, string][] = [
    [
      "unknown",
      '<Callout title="Let op">',
      "<Calout>",
      "onbekend component <Calout>; bedoel je “Callout”? Toegestaan: ActionButtons, ActionLink, CallButton, KeyFigures, KeyFigure, Callout, Figure, PullQuote, BookTips, BookTip, Needs, Need, Anecdotes, CourseDay",
    ],
    ["unclosed", "</CallButton>", "", "<CallButton> wordt niet afgesloten; verwacht: </CallButton>"],
    [
      "unclosed before another",
      "<ActionButtons>",
      '<Callout title="Let op">\n\nEen punt.\n\n<ActionButtons>',
      "<Callout> wordt niet afgesloten; verwacht: </Callout>",
    ],
    [
      "closed within a list",
      "<CallButton>",
      '<Callout title="Let op">\n\n- een punt\n  </Callout>\n\n<CallButton>',
      "</Callout> hoort bij het punt of citaat erboven; zet er een lege regel voor, en geen spaties",
    ],
    [
      "closed without opening",
      "</CallButton>",
      "</CallButton></KeyFigures>",
      "</KeyFigures> sluit niets af, want <ActionButtons> is nog open; verwacht: </ActionButtons>",
    ],
    [
      "closed where nothing is open",
      "Een alinea",
      "Een</Callout> alinea",
      "</Callout> sluit niets af; er staat geen <Callout> voor",
    ],
    [
      "without an attribute",
      '<Callout title="Let op">',
      "<Callout>",
      "<Callout> title: ontbreekt; verplicht: tekst (Kop)",
    ],
    [
      "with an unknown attribute",
      '<Callout title="Let op">',
      '<Callout title="Let op" kleur="blauw">',
      "<Callout> kleur: onbekend veld; toegestaan: title",
    ],
    [
      "with an expression as attribute",
      "newTab",
      "newTab={true}",
      "attribuut “newTab” heeft een waarde tussen accolades; toegestaan: tekst tussen dubbele aanhalingstekens",
    ],
    [
      "outside its list",
      "<CallButton>",
      '<Need title="Groei" icon="growth" color="petrolLight" /><CallButton>',
      "<Need> staat los; toegestaan: direct binnen <Needs>",
    ],
    [
      "that nobody has written yet",
      "<CallButton>",
      '<Callout title="Let op">\n\ntekst\n\n</Callout>\n\n<CallButton>',
      "“tekst” staat hier nog van een nieuw blok; schrijf er je eigen tekst, of haal het blok weg",
    ],
    [
      "whose link nobody has written yet",
      "<CallButton>",
      "[tekst](/)\n\n<CallButton>",
      "“tekst” staat hier nog van een nieuwe link; schrijf de woorden waarop bezoekers klikken",
    ],
    [
      "an expression",
      "Een alinea",
      "{1 + 1} alinea",
      "“{1 + 1}” is geen token; toegestaan: een naam tussen accolades, zoals {phone} of {prijs.traject}",
    ],
    ["a loose brace", "Een alinea", "} alinea", "losse accolade; toegestaan: een token zoals {phone}, zonder spaties"],
    ["an open brace", "Een alinea", "{ alinea", "losse accolade; toegestaan: een token zoals {phone}, zonder spaties"],
    [
      "code after a heading",
      "Een alinea",
      "## Kop\nexport const a = 1\n\nEen alinea",
      "import en export zijn niet toegestaan; alle componenten zijn er vanzelf",
    ],
    [
      "attributes out of an expression",
      "newTab",
      "{...alles}",
      "attribuut “{...alles}” kan niet; toegestaan: tekst tussen dubbele aanhalingstekens",
    ],
    [
      "a token in English notation",
      "{prijs.traject}",
      "{prijs.traject:en}",
      "“{prijs.traject:en}” is geen token; toegestaan: een naam tussen accolades, zoals {phone} of {prijs.traject}",
    ],
    [
      "a loose <",
      "Een alinea",
      "Ik <3 alinea",
      'los teken <, of een tag die niet klopt; toegestaan: \\< voor het teken zelf, of een component zoals <Callout title="…">',
    ],
    [
      "import",
      "Een alinea",
      'import x from "y"',
      "import en export zijn niet toegestaan; alle componenten zijn er vanzelf",
    ],
    [
      "a heading of level 1",
      "Een alinea",
      "# Een alinea",
      "kop van niveau 1; toegestaan: tussenkoppen vanaf ##, want de titel is al de hoofdkop",
    ],
  ];

  test.each(COMPONENTS)("%s", (_name, text, replacement, message) => {
    site.replace(ARTICLE, text, replacement);
    expect(inspectContent(filesOnDisk(site.root)).problems.map((problem) => problem.message)).toContain(message);
  });

  test("apostrophes and addresses are no wording", () => {
    site.replace(
      ARTICLE,
      "Een alinea",
      "Collega's zijn er 's ochtends, zo'n uur. [Kijk](https://hr.nl/hr)\n\nEen alinea",
    );
    expect(messages()).toEqual([]);
  });

  test("code is left alone", () => {
    site.replace(ARTICLE, "Een alinea", "Typ `{iets} <b>` en\n\n```\n{x} <y> [a](/b)\n```\n\nEen alinea");
    expect(messages()).toEqual([]);
  });
});

describe("warnings", () => {
  const warnings = () => inspectContent(filesOnDisk(site.root)).warnings.map(formatProblem);
  const SENTENCE = "Een gesprek duurt meestal niet langer dan twee uur en is vertrouwelijk.";

  test("a sentence that stands on two pages, with both places", () => {
    site.replace(CITY, "Veel mensen werken hier.", `Kort. ${SENTENCE}`);
    site.replace(
      ARTICLE,
      "Een alinea",
      `**Een gesprek** duurt meestal niet langer dan twee uur, en is [vertrouwelijk](/contact)! Een alinea`,
    );
    const { line } = site.find(CITY, SENTENCE);
    expect(warnings()).toEqual([
      expected(
        ARTICLE,
        "**Een gesprek**",
        `“Een gesprek duurt meestal niet langer dan twee uur, en is vertrouwelijk!” staat ook in ${CITY}:${line}; schrijf op elke pagina een eigen zin`,
      ),
    ]);
    expect(messages()).toEqual([]);
  });

  test("a telephone number and a mail address that are typed", () => {
    site.replace(CITY, "Veel mensen werken hier.", "Bel 024-123 45 67 of mail info@voorbeeld.nl.");
    expect(warnings()).toEqual([
      expected(CITY, '"Bel', "region.body: “024 123 45 67” is hier getypt; schrijf {phone}, dan verandert het mee"),
      expected(CITY, '"Bel', "region.body: “info@voorbeeld.nl” is hier getypt; schrijf {email}, dan verandert het mee"),
    ]);
  });

  test("loud grounds stand once on a page, besides that of its opening", () => {
    const page = JSON.parse(site.read(CONTACT));
    const block = (tone: string) => ({ type: "prose", tone, title: `Kop ${tone}`, body: "Tekst." });
    const tones = ["petrol", "apricot", "petrol", "paper", "paper"];
    site.write(
      CONTACT,
      JSON.stringify({ ...page, sections: [{ ...page.sections[0], tone: "petrol" }, ...tones.map(block)] }),
    );
    expect(warnings()).toEqual([
      expect.stringContaining("sections[3].tone: deze kleur heeft een blok erboven al; kies voor dit blok Wit of Zand"),
    ]);
  });

  test("a sentence that a page repeats is its own affair", () => {
    site.replace(ARTICLE, "Een alinea", `${SENTENCE} ${SENTENCE} Een alinea`);
    expect(warnings()).toEqual([]);
  });

  test.each(["€ 3.100", "90%", "2.500"])("a figure that is typed: %s", (figure) => {
    site.replace(CITY, "Veel mensen werken hier.", `Het gaat om ${figure} per jaar.`);
    expect(warnings()).toEqual([
      expected(
        CITY,
        `"Het gaat om ${figure}`,
        `region.body: “${figure}” is hier getypt; zet het cijfer in data/facts.json en schrijf hier de naam tussen accolades`,
      ),
    ]);
  });

  test("a fact in Dutch words on a page in English, and nowhere else", () => {
    site.replace(
      FACTS,
      "[",
      '[{ "token": "duur", "value": "2 tot 4 weken", "format": "text", "description": "Duur" },',
    );
    site.replace(HOME, "Lees meer over", "Nu {duur} en {prijs.traject}. Lees meer over");
    expect(warnings()).toEqual([]);
    site.replace(HOME, '"title": "Home",', '"title": "Home", "language": "en",');
    expect(warnings()).toEqual([
      expected(
        HOME,
        '"Nu {duur}',
        "sections[1].body: “{duur}” wordt “2 tot 4 weken”, in het Nederlands; schrijf dit op een Engelse pagina in het Engels",
      ),
    ]);
  });

  test("a picture that is too heavy, once", () => {
    writeFileSync(join(site.root, "content/images/portret.png"), Buffer.concat([PNG, Buffer.alloc(5_200_000)]));
    site.replace(ARTICLE, "Een alinea", '<Figure file="portret.png" alt="Een portret" />\n\nEen alinea');
    expect(warnings()).toEqual([
      expected(
        ARTICLE,
        'portret.png" alt',
        "<Figure> file: content/images/portret.png weegt 5,2 MB; maak de afbeelding kleiner: 2.000 pixels breed en 1 MB is genoeg",
      ),
    ]);
  });

  test("a date that is still to come", () => {
    site.replace(ARTICLE, "date: 2024-03-20", "date: 2999-03-20");
    expect(warnings()).toEqual([
      expected(ARTICLE, "2999", "date: ligt in de toekomst; het artikel wacht daar niet op en komt meteen online"),
    ]);
    expect(messages()).toEqual([]);
  });

  test("a notice that is over", () => {
    site.replace("data/notice.json", '"from": "2096-12-24"', '"from": "2020-12-24"');
    site.replace("data/notice.json", "2097", "2021");
    expect(warnings()).toEqual([expect.stringContaining("until: is voorbij; de mededeling is niet meer te zien")]);
    expect(messages()).toEqual([]);
  });
});

test("the list ends with a count", () => {
  site.replace(CITY, '"name": "Utrecht"', '"name": 7');
  site.replace(HOME, '"title": "Home"', '"title": 7');
  expect(
    formatProblems(inspectContent(filesOnDisk(site.root)).problems)
      .split("\n")
      .slice(-2),
  ).toEqual(["", "2 fouten in 2 bestanden."]);
});

test("work grows with the content and not faster", () => {
  const city = site.read(CITY);
  // Processor time, which does not depend on how busy the machine is.
  const measure = (amount: number): number => {
    for (let index = 0; index < amount; index += 1) {
      site.write(
        `data/cities/stad-${index}.json`,
        city
          .replaceAll("utrecht", `stad-${index}`)
          .replaceAll("Utrecht", `Stad ${index}`)
          .replaceAll("over Stad", `over de Stad`),
      );
    }
    const start = process.cpuUsage();
    expect(inspectContent(filesOnDisk(site.root)).problems).toEqual([]);
    const { user, system } = process.cpuUsage(start);
    return user + system;
  };
  measure(50);
  const small = measure(100);
  expect(measure(400)).toBeLessThan(small * 12);
});
