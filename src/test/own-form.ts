import texts from "../../e2e/fixture-site/data/form-texts.json";
import type { OwnForm } from "../features/forms/types";

/** A question of one line, to be changed into another. */
export const QUESTION = {
  hint: null,
  options: null,
  autocomplete: null,
  required: false,
  missing: null,
  half: false,
  folded: false,
} as const;

/** Questions of every kind. */
export const TEMPLATE: OwnForm["form"] = {
  heading: null,
  subject: "Vraag & antwoord",
  questions: [
    { ...QUESTION, name: "wie", label: "Ik ben", kind: "choice", options: ["werkgever", "HR-adviseur", "medewerker"] },
    { ...QUESTION, name: "bericht", label: "Wat speelt er?", kind: "text", required: true, missing: "Schrijf iets" },
    { ...QUESTION, name: "email", label: "E-mailadres", kind: "email" },
    { ...QUESTION, name: "telefoon", label: "Telefoonnummer", kind: "tel", hint: "Mobiel mag ook." },
    { ...QUESTION, name: "duur", label: "Hoe lang al?", kind: "choice", options: ["weken", "maanden"] },
  ],
  foldLabel: null,
  oneOf: { names: ["email", "telefoon"], missing: "Vul één van de twee in" },
  button: "Verstuur",
  note: null,
  privacy: "<p>Niets bewaard.</p>",
  returnPage: "/bedankt-bericht",
  sent: null,
  hidden: [{ name: "access_key", value: "sleutel" }],
};

const CONTACT: OwnForm["contact"] = {
  phone: "024 000 00 00",
  email: "info@bureau.example",
  siteUrl: "https://www.bureau.example",
};

/** An own form as the sections query it. */
export const ownForm = (change: Partial<OwnForm> = {}): OwnForm => ({
  slug: "proef",
  kind: "form",
  url: "https://formulieren.example/f/1",
  provider: "eigen formulier",
  containerId: "proef-container",
  title: "Proefformulier",
  loadingText: "Bezig met versturen",
  fallbackTitle: "Versturen lukte niet",
  fallbackText: "Probeer het opnieuw.",
  contact: CONTACT,
  form: TEMPLATE,
  formTexts: { ...texts.dutch, callLabel: "Bel 024 000 00 00" },
  ...change,
});
