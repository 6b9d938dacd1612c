import { choice, copy, english, integer, labelled, list, objectType, pattern, reference, slug } from "./field-types";
import { FormTemplate } from "./form";
import { language } from "./shared";

const EmbedHost = objectType("EmbedHost", ["Adres", "Host that an embed uses beside that of its address"], {
  use: choice("EmbedHostUse", ["Waarvoor", "Directive of the security policy", "Wat de koppeling met het adres doet"], {
    connect: "Verbinding",
    formAction: "Versturen",
    frame: "Venster",
    img: "Beeld",
    script: "Script",
    style: "Opmaak",
  }),
  host: pattern(/^https:\/\/(?:\*\.)?[\w-]+(?:\.[\w-]+)+$/, "geen geldig adres", [
    "Adres",
    "Address without a path; `https://*.example.com` for every host below it",
    "Adres zonder pad, zoals https://app.kit.com of https://*.kit.com",
  ]),
});

/** Form or agenda: an entry of data/integrations.json (docs/agreement.md#embeds). */
export const Integration = objectType("Integration", ["Koppeling", "Own form, or form or agenda of others"], {
  slug: slug(["Korte naam", "Unique name", "Naam waarmee een blok naar de koppeling verwijst"]),
  provider: copy(["Aanbieder", "Name of the provider"], 40),
  kind: choice(
    "EmbedKind",
    ["Soort", "own form, script in a container (Kit), scheduling widget (Calendly) or plain iframe"],
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
      "Script of Kit, page of Calendly or of the iframe, receiver of an own form; none: no account yet",
      "Een adres met https://, van het script of de pagina; bij een eigen formulier dat van de ontvanger, of /brievenbus",
    ],
  ).optional(),
  hosts: list(
    EmbedHost,
    ["Andere adressen", "Hosts that it uses beside that of its address", "Adressen die de koppeling ook gebruikt"],
    { min: 0, max: 30 },
  ).default([]),
  containerId: slug(["Element", "id of the container element", "Naam (id) van het element op de pagina"]),
  height: integer(["Hoogte", "Reserved height in px", "In pixels; niet voor een eigen formulier"], {
    min: 100,
    max: 2000,
  }).default(640),
  title: copy(["Naam", "Accessible name of the frame", "Voor schermlezers"], 90),
  consentCategory: choice(
    "ConsentCategory",
    ["Toestemming", "Consent that it needs before it loads", "Nodig voordat het laadt"],
    { necessary: "Noodzakelijk", analytics: "Statistieken", marketing: "Marketing" },
  ).default("necessary"),
  loadingText: copy(["Tijdens het laden", "Shown while it loads"], 160),
  fallbackTitle: copy(["Kop bij storing", "Heading of the fallback"], 110),
  fallbackText: copy(["Tekst bij storing", "Text of the fallback"], 400),
  instead: reference(
    "Integration",
    ["Zolang er geen adres is", "Own form in its place", "Eigen formulier"],
    "form",
  ).optional(),
  language: labelled(language(), ["Taal", "Language of an own form", "Van een eigen formulier"]).default("nl"),
  form: FormTemplate.optional(),
})
  .refine(({ kind, form }) => (kind === "form") === (form !== undefined), {
    error: "past niet bij de soort: een eigen formulier heeft vragen, een koppeling met een ander niet",
    path: ["form"],
  })
  .refine(({ kind, url }) => kind !== "form" || url !== undefined, {
    error: "ontbreekt; vul het adres in dat de antwoorden ontvangt, of /brievenbus zolang er nog geen is",
    path: ["url"],
  })
  .refine(({ kind, url = "" }) => kind !== "scheduling" || /^(?:$|https:\/\/(?:www\.)?calendly\.com\/)/.test(url), {
    error: "geen adres van Calendly; kies bij Soort anders een venster (iframe)",
    path: ["url"],
  })
  .refine(({ kind, url }) => kind === "form" || !url?.startsWith("/"), {
    error: "alleen een eigen formulier heeft een pad van deze website",
    path: ["url"],
  });

/** Texts that all embeds share: data/embed-texts.json. */
export const EmbedTexts = objectType("EmbedTexts", ["Teksten van koppelingen", "Texts that all embeds share"], {
  callLabel: copy(["Belknop", "Call button"], 60),
  mailLabel: copy(["Mailknop", "Mail button"], 60),
  consentText: copy(["Uitleg toestemming", "Why it is not loaded without consent", "Uitleg zonder toestemming"], 300),
  loadOnceLabel: copy(["Knop eenmalig laden", "Button that loads it once"], 40),
  settingsLabel: copy(["Knop instellingen", "Button to the consent settings"], 60),
});

const consentTexts = {
  label: copy(["Naam", "Name of the region", "Voor schermlezers"], 60),
  title: copy(["Kop", "Heading of the first view"], 90),
  text: copy(["Tekst", "Who asks, and what is always kept", "Wie er vraagt, en wat altijd bewaard wordt"], 300),
  question: copy(["Vraag", "What consent is asked for", "Waarvoor je toestemming vraagt, en wat er dan gebeurt"], 300),
  withdrawal: copy(["Weigeren en intrekken", "What refusal means, how to withdraw", "Wat het betekent, en hoe"], 300),
  statementLabel: copy(["Link verklaring", "Link to the statement"], 60),
  acceptAll: copy(["Knop accepteren", "Accept all"], 40),
  rejectAll: copy(["Knop weigeren", "Reject all"], 40),
  settings: copy(["Knop instellingen", "Opens the detail view"], 40),
  detailTitle: copy(["Kop instellingen", "Heading of the detail view"], 90),
  necessaryTitle: copy(["Kop noodzakelijk", "Necessary"], 60),
  necessaryText: copy(["Uitleg noodzakelijk", "What necessary means"], 300),
  necessaryLocked: copy(["Altijd aan", "Remark that it is always on", "Bij de noodzakelijke cookies"], 40),
  analyticsTitle: copy(["Kop statistieken", "Analytics"], 60),
  analyticsText: copy(["Uitleg statistieken", "What analytics means"], 300),
  marketingTitle: copy(["Kop marketing", "Marketing"], 60),
  marketingText: copy(["Uitleg marketing", "What marketing means"], 300),
  save: copy(["Knop opslaan", "Save preferences"], 40),
  cancel: copy(["Knop terug", "Back to the first view"], 40),
  saved: copy(["Na het opslaan", "Announcement after saving"], 120),
};

/** Texts of the consent banner: data/consent.json (docs/agreement.md#cookie-banner). */
export const ConsentTexts = objectType("ConsentTexts", ["Cookiemelding", "Texts of the consent banner"], {
  ...consentTexts,
  english: english("EnglishConsentTexts", consentTexts),
});
