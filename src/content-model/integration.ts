import { z } from "zod";
import { choice, copy, integer, list, objectType, slug } from "./kinds";

const EmbedHost = objectType(
  "EmbedHost",
  { en: "Host that an embed uses beside that of its address", nl: "Ander adres dat de koppeling gebruikt" },
  {
    use: choice("EmbedHostUse", ["connect", "formAction", "frame", "img", "script", "style"], {
      en: "Directive of the security policy",
      nl: "Waarvoor: connect (verbinding), formAction (versturen), frame, img (beeld), script of style (opmaak)",
    }),
    host: z
      .string()
      .regex(/^https:\/\/(?:\*\.)?[\w-]+(?:\.[\w-]+)+$/, { error: "geen geldig adres" })
      .meta({
        description: "Address without a path; `https://*.example.com` for every host below it",
        nl: "Adres zonder pad, zoals https://app.kit.com of https://*.kit.com",
      }),
  },
);

/** Third-party form or agenda: an entry of data/integrations.json (docs/agreement.md#embeds). */
export const Integration = objectType(
  "Integration",
  { en: "Third-party form or agenda (data/integrations.json)", nl: "Formulier of agenda van een ander" },
  {
    slug: slug({ en: "Unique name", nl: "Unieke naam" }),
    provider: copy({ en: "Name of the provider", nl: "Naam van de aanbieder" }, { max: 40 }),
    kind: choice("EmbedKind", ["script", "scheduling", "iframe"], {
      en: "script in a container (Kit), scheduling widget (Calendly) or plain iframe",
      nl: "script (Kit), scheduling (Calendly) of iframe (alle andere)",
    }),
    url: z
      .string()
      .regex(/^(?:https:\/\/\S+|http:\/\/(?:127\.0\.0\.1|localhost):\d+\/\S*)?$/, { error: "geen geldig webadres" })
      .meta({
        description: "Script of Kit, page of Calendly or of the iframe; empty: not configured yet",
        nl: "Adres van het script of de pagina; leeg zolang er nog geen account is",
      }),
    hosts: list(
      EmbedHost,
      { en: "Hosts that it uses beside that of its address", nl: "Andere adressen die de koppeling gebruikt" },
      { min: 0, max: 30 },
    ).default([]),
    uid: z
      .string()
      .regex(/^[\w-]*$/, { error: "geen geldig kenmerk" })
      .default("")
      .meta({ description: "data-uid of a Kit form, else empty", nl: "Kenmerk van een Kit-formulier, anders leeg" }),
    hostedUrl: z
      .string()
      .regex(/^(?:https:\/\/\S+)?$/, { error: "geen geldig webadres" })
      .default("")
      .meta({
        description: "Page of the provider to link to when the embed fails",
        nl: "Pagina om naar te linken als het niet lukt",
      }),
    containerId: slug({ en: "id of the container element", nl: "id van het element" }),
    height: integer({ en: "Reserved height in px", nl: "Hoogte in pixels" }, { min: 100, max: 2000 }),
    title: copy({ en: "Accessible name of the frame", nl: "Naam voor schermlezers" }, { max: 90 }),
    consentCategory: choice("ConsentCategory", ["necessary", "analytics", "marketing"], {
      en: "Consent that must be granted before it loads",
      nl: "Toestemming die nodig is",
    }).default("necessary"),
    loadingText: copy({ en: "Shown while it loads", nl: "Tekst tijdens het laden" }, { max: 160 }),
    fallbackTitle: copy({ en: "Heading of the fallback", nl: "Kop als het niet lukt" }, { max: 110 }),
    fallbackText: copy({ en: "Text of the fallback", nl: "Tekst als het niet lukt" }, { max: 400 }),
  },
);

/** Texts that all embeds share: data/embed-texts.json. */
export const EmbedTexts = objectType(
  "EmbedTexts",
  { en: "Texts that all embeds share (data/embed-texts.json)", nl: "Teksten die alle koppelingen delen" },
  {
    callLabel: copy({ en: "Call button", nl: "Belknop" }, { max: 60 }),
    mailLabel: copy({ en: "Mail button", nl: "Mailknop" }, { max: 60 }),
    hostedLabel: copy(
      { en: "Link to the provider's own page", nl: "Link naar de pagina van de aanbieder" },
      { max: 80 },
    ),
    consentText: copy({ en: "Why it is not loaded without consent", nl: "Uitleg zonder toestemming" }, { max: 300 }),
    loadOnceLabel: copy({ en: "Button that loads it once", nl: "Knop om één keer te laden" }, { max: 40 }),
    settingsLabel: copy({ en: "Button to the consent settings", nl: "Knop naar de instellingen" }, { max: 60 }),
  },
);

/** Texts of the consent banner: data/consent.json (docs/agreement.md#cookie-banner). */
export const ConsentTexts = objectType(
  "ConsentTexts",
  { en: "Texts of the consent banner (data/consent.json)", nl: "Teksten van de cookiemelding" },
  {
    label: copy({ en: "Name of the region", nl: "Naam van de melding" }, { max: 60 }),
    title: copy({ en: "Heading of the first view", nl: "Kop" }, { max: 90 }),
    text: copy(
      { en: "Who asks, why, and that it can be withdrawn", nl: "Wie, waarom, en dat het in te trekken is" },
      { max: 500 },
    ),
    withdrawal: copy(
      {
        en: "What refusal means, and how consent is withdrawn",
        nl: "Wat weigeren betekent, en hoe je toestemming intrekt",
      },
      { max: 300 },
    ),
    statementLabel: copy({ en: "Link to the statement", nl: "Link naar de verklaring" }, { max: 60 }),
    acceptAll: copy({ en: "Accept all", nl: "Alles accepteren" }, { max: 40 }),
    rejectAll: copy({ en: "Reject all", nl: "Alles weigeren" }, { max: 40 }),
    settings: copy({ en: "Opens the detail view", nl: "Naar de instellingen" }, { max: 40 }),
    detailTitle: copy({ en: "Heading of the detail view", nl: "Kop van de instellingen" }, { max: 90 }),
    necessaryTitle: copy({ en: "Necessary", nl: "Noodzakelijk" }, { max: 60 }),
    necessaryText: copy({ en: "What necessary means", nl: "Uitleg noodzakelijk" }, { max: 300 }),
    necessaryLocked: copy({ en: "Remark that it is always on", nl: "Opmerking: altijd aan" }, { max: 40 }),
    analyticsTitle: copy({ en: "Analytics", nl: "Statistieken" }, { max: 60 }),
    analyticsText: copy({ en: "What analytics means", nl: "Uitleg statistieken" }, { max: 300 }),
    marketingTitle: copy({ en: "Marketing", nl: "Marketing" }, { max: 60 }),
    marketingText: copy({ en: "What marketing means", nl: "Uitleg marketing" }, { max: 300 }),
    save: copy({ en: "Save preferences", nl: "Voorkeuren opslaan" }, { max: 40 }),
    cancel: copy({ en: "Back to the first view", nl: "Terug" }, { max: 40 }),
    saved: copy({ en: "Announcement after saving", nl: "Melding na het opslaan" }, { max: 120 }),
  },
);
