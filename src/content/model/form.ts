import { isInternal } from "../../lib/links";
import { choice, copy, flag, link, list, markdown, objectType, pattern } from "./field-types";

const fieldName = () =>
  pattern(/^[a-z][a-z0-9-]*$/, "geen geldige veldnaam", [
    "Veldnaam",
    "Name of the answer in what is sent",
    "Naam van het antwoord in het bericht: kleine letters, cijfers en streepjes",
  ]);

const FormQuestion = objectType("FormQuestion", ["Vraag", "Question with its field"], {
  name: fieldName(),
  label: copy(["Vraag", "The question"], 90),
  hint: copy(["Hulp", "Hint under the question", "Korte hulp bij het antwoord"], 160).optional(),
  kind: choice("FormQuestionKind", ["Antwoord", "Kind of the answer", "Wat voor antwoord er past"], {
    text: "Meer regels",
    line: "Eén regel",
    email: "E-mailadres",
    tel: "Telefoonnummer",
    choice: "Knoppen om uit te kiezen",
  }),
  options: list(copy(["Keuze", "One answer"], 60), ["Keuzes", "Answers to choose from"], {
    min: 2,
    max: 12,
  }).optional(),
  autocomplete: choice("FormAutocomplete", ["Invullen door browser", "What a browser may fill in (WCAG 1.3.5)"], {
    name: "Naam",
    organization: "Organisatie",
    city: "Plaats",
  }).optional(),
  required: flag(["Verplicht", "Whether an answer is required"]).default(false),
  missing: copy(["Als het ontbreekt", "Told where the answer is missing", "Melding bij de vraag"], 90).optional(),
  half: flag(["Halve breedte", "Half as wide on wide screens", "Of er een tweede veld naast past"]).default(false),
  folded: flag(["Dichtgeklapt", "In the fold below the others", "Onderaan, achter ‘Kop van de rest’"]).default(false),
}).refine(({ kind, options }) => (kind === "choice") === (options !== undefined), {
  error: "keuzes horen bij knoppen, en alleen daarbij",
  path: ["options"],
});

const HiddenField = objectType("FormHiddenField", ["Verborgen veld", "Fixed value that the receiver asks for"], {
  name: pattern(/^[A-Za-z_][\w-]*$/, "geen geldige veldnaam", [
    "Veldnaam",
    "Name of the field",
    "Letters, cijfers, _ en -",
  ]),
  value: copy(["Waarde", "Its value"], 300),
});

/** What an own form asks and says: a part of an entry of data/integrations.json. */
export const FormTemplate = objectType("FormTemplate", ["Eigen formulier", "Questions and texts of an own form"], {
  heading: copy(["Kop als vervanger", "Where it stands in for another", "In de plaats van een ander"], 90).optional(),
  subject: copy(["Onderwerp", "Subject of the message"], 80),
  questions: list(FormQuestion, ["Vragen", "The questions"], { max: 12 }),
  foldLabel: copy(
    ["Kop van de rest", "Opens the folded questions", "Tekst boven de dichtgeklapte vragen; leeg als er geen zijn"],
    90,
  ).optional(),
  oneOf: objectType(
    "FormOneOf",
    ["Eén van deze", "Of which one must be filled in", "Waarvan er één ingevuld moet zijn"],
    {
      names: list(fieldName(), ["Veldnamen", "Names of the fields"], { min: 2, max: 4 }),
      missing: copy(["Melding", "Told where all are missing", "Als alle ontbreken"], 120),
    },
  ).optional(),
  button: copy(["Knop", "Text of the button that sends"], 40),
  note: copy(["Naast de knop", "Short line beside the button"], 90).optional(),
  privacy: markdown(
    ["Privacy", "What happens to the answers", "Wat er met de antwoorden gebeurt, en hoe lang ze bewaard worden"],
    500,
  ),
  returnPage: link(["Bedankpagina", "Page after sending"]).optional(),
  sent: objectType("FormSent", ["Na versturen", "Said in place of a page", "Wat er staat zonder bedankpagina"], {
    title: copy(["Kop", "Heading"], 90),
    text: markdown(["Tekst", "What happens next", "Wat er nu gebeurt"], 400),
  }).optional(),
  hidden: list(HiddenField, ["Verborgen velden", "Fixed values for the receiver", "Vaste waarden voor de ontvanger"], {
    max: 8,
  }).optional(),
})
  .refine(({ returnPage, sent }) => (returnPage === undefined) !== (sent === undefined), {
    error: "een formulier heeft óf een bedankpagina óf een tekst na het versturen",
    path: ["returnPage"],
  })
  .refine(({ returnPage = "/" }) => isInternal(returnPage), {
    error: "is geen pagina van deze website",
    path: ["returnPage"],
  })
  .refine(({ questions }) => new Set(questions.map(({ name }) => name)).size === questions.length, {
    error: "twee vragen hebben dezelfde veldnaam",
    path: ["questions"],
  })
  .refine(({ questions, foldLabel }) => questions.some(({ folded }) => folded) === (foldLabel !== undefined), {
    error: "hoort bij vragen die dichtgeklapt zijn, en alleen daarbij",
    path: ["foldLabel"],
  })
  .superRefine(({ questions, oneOf }, context) => {
    for (const [index, { folded, required, name }] of questions.entries()) {
      if (folded && (required || oneOf?.names.includes(name))) {
        const message = "een vraag die beantwoord moet worden, kan niet dichtgeklapt zijn";
        context.addIssue({ code: "custom", message, path: ["questions", index, "folded"] });
      }
    }
  })
  .refine(
    ({ questions, oneOf }) =>
      !oneOf || oneOf.names.every((name) => questions.some((question) => question.name === name)),
    {
      error: "noemt een veldnaam die geen vraag heeft",
      path: ["oneOf", "names"],
    },
  );

const words = (label: string) =>
  objectType("FormWords", [label, "Texts of a form in one language"], {
    optional: copy(["Niet verplicht", "Behind a question that may stay empty", "Achter een vraag"], 40),
    either: copy(
      ["Een van beide", "Behind questions of which one must be answered", "Achter vragen waarvan er één moet"],
      40,
    ),
    invalidTitle: copy(["Kop onvolledig", "Heading of what is missing", "Kop boven wat er ontbreekt"], 90),
    missing: copy(["Antwoord ontbreekt", "Told at an empty field"], 90),
    choose: copy(["Keuze ontbreekt", "Told where nothing is chosen"], 90),
    wrongEmail: copy(["E-mailadres klopt niet", "Told at a wrong address"], 90),
    wrongPhone: copy(["Nummer klopt niet", "Told at a wrong number"], 90),
    retry: copy(["Opnieuw", "Button after a failure", "Knop na een mislukte poging"], 40),
    mailLabel: copy(["Mail je tekst", "Link to a mail with the answers", "Link naar een mail met de antwoorden"], 60),
    callLabel: copy(["Bellen", "Link that calls"], 60),
    trap: copy(["Veld voor robots", "Label of the field for robots", "Naam van het veld dat mensen niet zien"], 60),
  });

/** Texts that all own forms share: data/form-texts.json. */
export const FormTexts = objectType("FormTexts", ["Teksten van formulieren", "Texts that own forms share"], {
  dutch: words("Nederlands"),
  english: words("Engels"),
});
