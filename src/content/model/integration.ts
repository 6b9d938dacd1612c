import { choice, copy, english, integer, list, objectType, pattern, reference, relabelled, slug } from "./field-types";
import { FormTemplate } from "./form";
import { language } from "./shared";

const EmbedHost = objectType(
  "EmbedHost",
  ["Adres", "Ander adres dat de koppeling gebruikt", "Host that an embed uses beside that of its address"],
  {
    use: choice(
      "EmbedHostUse",
      ["Waarvoor", "Wat de koppeling met het adres doet", "Directive of the security policy"],
      {
        connect: "Verbinding",
        formAction: "Versturen",
        frame: "Venster",
        img: "Beeld",
        script: "Script",
        style: "Opmaak",
      },
    ),
    host: pattern(/^https:\/\/(?:\*\.)?[\w-]+(?:\.[\w-]+)+$/, "geen geldig adres", [
      "Adres",
      "Adres zonder pad, zoals https://app.kit.com of https://*.kit.com",
      "Address without a path; `https://*.example.com` for every host below it",
    ]),
  },
);

/** Addresses that a form may have beside those of embeds: a path of the site's own host. */
const OWN_PATH = /^\//;

/** Form or agenda: an entry of data/integrations.json (docs/agreement.md#embeds). */
export const Integration = objectType(
  "Integration",
  ["Koppeling", "Formulier of agenda", "Own form, or form or agenda of others (data/integrations.json)"],
  {
    slug: slug(["Korte naam", "Naam waarmee een blok naar de koppeling verwijst", "Unique name"]),
    provider: copy(["Aanbieder", "Naam van de aanbieder", "Name of the provider"], 40),
    kind: choice(
      "EmbedKind",
      [
        "Soort",
        "Eigen formulier (form), script (Kit), agenda (Calendly) of venster (alle andere)",
        "own form, script in a container (Kit), scheduling widget (Calendly) or plain iframe",
      ],
      {
        script: "Script (Kit)",
        scheduling: "Agenda (Calendly)",
        iframe: "Venster (alle andere)",
        form: "Eigen formulier",
      },
    ),
    url: pattern(
      /^(?:https:\/\/\S+|http:\/\/(?:127\.0\.0\.1|localhost):\d+\/\S*|\/[a-z0-9-]+(?:\/[a-z0-9-]+)*)$/,
      "geen geldig webadres",
      [
        "Webadres",
        "Adres van het script of de pagina, of dat een formulier ontvangt; leeg zolang er nog geen account is",
        "Script of Kit, page of Calendly or of the iframe, receiver of a form; none: not configured yet",
      ],
    ).optional(),
    hosts: list(
      EmbedHost,
      ["Andere adressen", "Adressen die de koppeling ook gebruikt", "Hosts that it uses beside that of its address"],
      { min: 0, max: 30 },
    ).default([]),
    containerId: slug(["Element", "Naam (id) van het element op de pagina", "id of the container element"]),
    height: integer(
      ["Hoogte", "Gereserveerde hoogte in pixels; een eigen formulier heeft die niet nodig", "Reserved height in px"],
      {
        min: 100,
        max: 2000,
      },
    ).default(640),
    title: copy(["Naam", "Naam van het formulier of de agenda, voor schermlezers", "Accessible name of the frame"], 90),
    consentCategory: choice(
      "ConsentCategory",
      [
        "Toestemming",
        "Waarvoor de bezoeker eerst toestemming moet geven",
        "Consent that must be granted before it loads",
      ],
      { necessary: "Noodzakelijk", analytics: "Statistieken", marketing: "Marketing" },
    ).default("necessary"),
    loadingText: copy(["Tijdens het laden", "Tekst tijdens het laden", "Shown while it loads"], 160),
    fallbackTitle: copy(["Kop bij storing", "Kop als het niet lukt", "Heading of the fallback"], 110),
    fallbackText: copy(["Tekst bij storing", "Tekst als het niet lukt", "Text of the fallback"], 400),
    instead: reference("Integration", [
      "Zolang er geen adres is",
      "Eigen formulier dat hier staat zolang het webadres leeg is",
      "Own form that stands here while the address is empty",
    ]).optional(),
    language: relabelled(language(), ["Taal", "Taal van een eigen formulier", "Language of an own form"]).default("nl"),
    form: FormTemplate.optional(),
  },
)
  .refine(({ kind, form }) => (kind === "form") === (form !== undefined), {
    error: "een eigen formulier heeft vragen, en alleen een eigen formulier",
    path: ["form"],
  })
  .refine(({ kind, url }) => kind === "form" || !OWN_PATH.test(url ?? ""), {
    error: "alleen een eigen formulier heeft een pad van deze website",
    path: ["url"],
  });

/** Texts that all embeds share: data/embed-texts.json. */
export const EmbedTexts = objectType(
  "EmbedTexts",
  [
    "Teksten van koppelingen",
    "Teksten die alle koppelingen delen",
    "Texts that all embeds share (data/embed-texts.json)",
  ],
  {
    callLabel: copy(["Belknop", "Tekst op de knop die belt", "Call button"], 60),
    mailLabel: copy(["Mailknop", "Tekst op de knop die een e-mail begint", "Mail button"], 60),
    consentText: copy(["Uitleg toestemming", "Uitleg zonder toestemming", "Why it is not loaded without consent"], 300),
    loadOnceLabel: copy(["Knop eenmalig laden", "Knop om één keer te laden", "Button that loads it once"], 40),
    settingsLabel: copy(["Knop instellingen", "Knop naar de instellingen", "Button to the consent settings"], 60),
  },
);

const consentTexts = {
  label: copy(["Naam", "Naam van de melding, voor schermlezers", "Name of the region"], 60),
  title: copy(["Kop", "Kop van de melding", "Heading of the first view"], 90),
  text: copy(["Tekst", "Wie er vraagt, en wat altijd bewaard wordt", "Who asks, and what is always kept"], 300),
  question: copy(["Vraag", "Waarvoor je toestemming vraagt, en wat er dan gebeurt", "What consent is asked for"], 300),
  withdrawal: copy(
    [
      "Weigeren en intrekken",
      "Wat weigeren betekent, en hoe je toestemming intrekt",
      "What refusal means, and how consent is withdrawn",
    ],
    300,
  ),
  statementLabel: copy(["Link verklaring", "Link naar de verklaring", "Link to the statement"], 60),
  acceptAll: copy(["Knop accepteren", "Tekst op de knop die alles toestaat", "Accept all"], 40),
  rejectAll: copy(["Knop weigeren", "Tekst op de knop die alles weigert", "Reject all"], 40),
  settings: copy(["Knop instellingen", "Tekst op de knop naar de instellingen", "Opens the detail view"], 40),
  detailTitle: copy(["Kop instellingen", "Kop van de instellingen", "Heading of the detail view"], 90),
  necessaryTitle: copy(["Kop noodzakelijk", "Kop boven de noodzakelijke cookies", "Necessary"], 60),
  necessaryText: copy(["Uitleg noodzakelijk", "Wat noodzakelijke cookies doen", "What necessary means"], 300),
  necessaryLocked: copy(
    ["Altijd aan", "Opmerking dat noodzakelijke cookies altijd aan staan", "Remark that it is always on"],
    40,
  ),
  analyticsTitle: copy(["Kop statistieken", "Kop boven de cookies voor statistieken", "Analytics"], 60),
  analyticsText: copy(["Uitleg statistieken", "Wat cookies voor statistieken doen", "What analytics means"], 300),
  marketingTitle: copy(["Kop marketing", "Kop boven de marketingcookies", "Marketing"], 60),
  marketingText: copy(["Uitleg marketing", "Wat marketingcookies doen", "What marketing means"], 300),
  save: copy(["Knop opslaan", "Tekst op de knop die de voorkeuren opslaat", "Save preferences"], 40),
  cancel: copy(["Knop terug", "Tekst op de knop terug naar het eerste scherm", "Back to the first view"], 40),
  saved: copy(["Na het opslaan", "Melding na het opslaan", "Announcement after saving"], 120),
};

/** Texts of the consent banner: data/consent.json (docs/agreement.md#cookie-banner). */
export const ConsentTexts = objectType(
  "ConsentTexts",
  ["Cookiemelding", "Teksten van de melding over cookies", "Texts of the consent banner (data/consent.json)"],
  {
    ...consentTexts,
    english: english("EnglishConsentTexts", "De teksten op een Engelstalige pagina", consentTexts),
  },
);
