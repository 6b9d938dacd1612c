import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { lineIndex, type Position } from "../content/check/document";
import { FIGURES, ROUTES } from "../content/model/needed";
import { CONTENT_TYPES } from "../content/model/registry";
import { exampleOf } from "./example-data";

/** Content of a site in a temporary folder. */
export interface TestSite {
  /** Absolute path of the folder. */
  root: string;
  /** Writes a file; data become JSON. */
  write(file: string, content: unknown): void;
  read(file: string): string;
  /** Replaces the first occurrence of a text in a file; fails if it is missing. */
  replace(file: string, text: string, replacement: string): void;
  remove(file: string): void;
  /** Position of a text in a file. */
  find(file: string, text: string): Position;
  /** Makes every file again what it was at first, which takes less than a new site. */
  reset(): void;
  dispose(): void;
}

const SITE = {
  name: "Voorbeeldbureau",
  shortName: "VB",
  tagline: "Samen verder",
  siteUrl: "https://www.voorbeeld.nl",
  phone: "024 123 45 67",
  email: "info@voorbeeld.nl",
  address: { street: "Straat 1", postalCode: "6511 AA", city: "Nijmegen", country: "NL" },
  openingHours: { days: ["Monday"], opens: "08:00", closes: "18:00" },
  foundingYear: 2016,
  copyrightYear: 2024,
  priceRange: "€€",
  links: {
    professionalNetwork: "https://netwerk.nl/bureau",
    webinars: "https://webinars.nl",
    complaints: "https://klachten.nl",
    regulator: "https://toezicht.nl",
  },
  tagManager: { containerId: "GTM-ABC123" },
};

const FACTS = [
  { token: "prijs.traject", value: 2950, format: "euro", description: "Prijs" },
  { token: "verzuim.jaar", value: 75000, format: "euro", description: "Verzuim" },
  ...Object.values(FIGURES)
    .filter((token) => token !== FIGURES.packagePrice)
    .map((token) => ({ token, value: 5, format: "number", description: "Getal" })),
  { token: "besparing", sum: ["verzuim.jaar", "- prijs.traject"], format: "euro", description: "Besparing" },
];

const HOME = {
  path: "/",
  title: "Home",
  seo: {
    title: "Startpagina",
    description: "Beschrijving van de startpagina die lang genoeg is voor elke zoekmachine.",
  },
  sections: [
    { type: "hero", title: "Welkom", actions: [{ label: "Contact", link: "/contact#formulier" }] },
    { type: "prose", body: "Lees meer over [Utrecht](/arbeidsmediation-utrecht) of bel [ons](tel:{phone})." },
    { type: "search", results: { otherwise: "Bel ons.", withoutScript: "Bel ons." } },
  ],
};

const CONTACT = {
  path: "/contact",
  title: "Contact",
  seo: { title: "Contact", description: "Beschrijving van de contactpagina die lang genoeg is voor elke zoekmachine." },
  sections: [
    { type: "hero", title: "Contact" },
    { type: "embed", anchor: "formulier", title: "Formulier", integration: "voorbeeld" },
  ],
};

/** A page that the code of the site needs. */
const neededPage = (path: string) => ({
  path,
  title: `Pagina ${path}`,
  seo: {
    title: `Pagina ${path}`,
    description: `Beschrijving van de pagina ${path}, die lang genoeg is voor elke zoekmachine.`,
  },
  sections: [{ type: "hero", title: `Pagina ${path}` }],
});

const CITY = {
  slug: "utrecht",
  name: "Utrecht",
  province: "Utrecht",
  seo: {
    title: "Mediation Utrecht",
    description: "Beschrijving van de pagina over Utrecht die lang genoeg is voor zoekmachines.",
  },
  title: "Mediation in Utrecht",
  lead: "Een traject kost {prijs.traject}.",
  localPresence: { value: "Centraal", label: "goed bereikbaar" },
  region: { title: "De regio", body: "Veel mensen werken hier." },
  reasons: {
    title: "Redenen",
    items: [
      { title: "Dichtbij", text: "We komen naar je toe." },
      { title: "Snel", text: "We beginnen snel." },
    ],
  },
  serviceAreas: { title: "Plaatsen", intro: "We komen ook in:", places: ["Zeist", "Houten", "De Bilt"] },
  callToAction: { title: "Vragen?", text: "Bel {phone}." },
  location: { latitude: 52.1, longitude: 5.1 },
};

const ARTICLE = `---
path: /blog/voorbeeld
title: "Een voorbeeld"
seoTitle: "Een voorbeeldartikel"
description: "Beschrijving van het voorbeeldartikel die lang genoeg is voor elke zoekmachine."
excerpt: "Samenvatting van het voorbeeldartikel die lang genoeg is voor de kaart."
date: 2024-03-20
readingTime: 1
category: voorbeeld
author: Redactie
---

Een alinea met {prijs.traject} en een link naar [contact](/contact).

<Callout title="Let op">

Bel {phone} of open je [instellingen](#cookie-instellingen).

</Callout>

<ActionButtons>

<ActionLink href="/contact#formulier" newTab>Vraag een offerte aan</ActionLink>
<CallButton>Bel direct</CallButton>

</ActionButtons>
`;

const LEGAL = `---
path: "/privacy"
title: "Privacy"
seoTitle: "Jouw privacy"
description: "Beschrijving van de privacypagina die lang genoeg is voor elke zoekmachine."
lead: "Kort gezegd."
---

Lees ook de [startpagina](/).
`;

const MDX_FILES = { Article: "content/articles/voorbeeld.mdx", LegalPage: "content/legal/privacy.mdx" };

const NOTICE = { text: "Gesloten tot januari.", from: "2096-12-24", until: "2097-01-01" };

const OWN_DATA: Readonly<Record<string, unknown>> = { SiteSettings: SITE, Fact: FACTS, Notice: NOTICE };

const redirectExample = { from: "/oud", to: "/contact", title: "Verhuisd", linkLabel: "Ga verder" };

const writeAll = (write: TestSite["write"]): void => {
  for (const { name, schema, kind, place } of CONTENT_TYPES) {
    if (kind === "file") {
      write(place, OWN_DATA[name] ?? exampleOf(schema));
    } else if (kind === "list") {
      write(place, OWN_DATA[name] ?? [name === "Redirect" ? redirectExample : exampleOf(schema)]);
    }
  }
  write("data/pages/home.json", HOME);
  write("data/pages/contact.json", CONTACT);
  for (const path of Object.values(ROUTES).filter((route) => route !== HOME.path && route !== CONTACT.path)) {
    write(`data/pages${path}.json`, neededPage(path));
  }
  write("data/cities/utrecht.json", CITY);
  write(MDX_FILES.Article, ARTICLE);
  write(MDX_FILES.LegalPage, LEGAL);
  write("content/images/portret.png", PNG);
  write("content/images/tekening.svg", '<svg width="10" height="10"></svg>');
  write("content/images/articles/agenda.svg", '<svg width="10" height="10"></svg>');
};

/** The start and end of every PNG. */
export const PNG = Buffer.from("\u0089PNG\r\n\u001a\nIEND", "latin1");

/** Makes a small valid site in a temporary folder. */
export const makeTestSite = (): TestSite => {
  const root = mkdtempSync(join(tmpdir(), "inhoud-"));
  const write: TestSite["write"] = (file, content) => {
    const target = join(root, file);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(
      target,
      typeof content === "string" || Buffer.isBuffer(content) ? content : `${JSON.stringify(content, null, 2)}\n`,
    );
  };
  const read = (file: string) => readFileSync(join(root, file), "utf8");
  const indexOf = (file: string, text: string): number => {
    const index = read(file).indexOf(text);
    if (index === -1) {
      throw new Error(`${file} does not hold ${text}`);
    }
    return index;
  };
  const first = new Map<string, Buffer>();
  writeAll((file, content) => {
    write(file, content);
    first.set(join(file), readFileSync(join(root, file)));
  });
  return {
    root,
    write,
    read,
    replace: (file, text, replacement) => {
      const index = indexOf(file, text);
      const before = read(file);
      write(file, before.slice(0, index) + replacement + before.slice(index + text.length));
    },
    remove: (file) => rmSync(join(root, file)),
    find: (file, text) => lineIndex(read(file))(indexOf(file, text)),
    reset: () => {
      for (const entry of readdirSync(root, { recursive: true, withFileTypes: true })) {
        const place = join(entry.parentPath, entry.name);
        const isLeft = entry.isDirectory() || (entry.isFile() && first.has(relative(root, place)));
        if (!isLeft) {
          rmSync(place);
        }
      }
      for (const [file, content] of first) {
        if (!(existsSync(join(root, file)) && readFileSync(join(root, file)).equals(content))) {
          write(file, content);
        }
      }
    },
    dispose: () => rmSync(root, { recursive: true, force: true }),
  };
};
