import { choice, copy, flag, link, list, markdown, objectType, pattern } from "./field-types";

const fieldName = () =>
  pattern(/^[a-z][a-z0-9-]*$/, "geen geldige veldnaam", [
    "Veldnaam",
    "Naam van het antwoord in het bericht: kleine letters, cijfers en streepjes",
    "Name of the answer in what is sent",
  ]);

const FormQuestion = objectType("FormQuestion", ["Vraag", "Eén vraag met haar veld", "Question with its field"], {
  name: fieldName(),
  label: copy(["Vraag", "De vraag zelf", "The question"], 90),
  hint: copy(["Hulp", "Korte hulp bij het antwoord", "Hint under the question"], 160).optional(),
  kind: choice("FormQuestionKind", ["Antwoord", "Wat voor antwoord er past", "Kind of the answer"], {
    text: "Meer regels",
    line: "Eén regel",
    email: "E-mailadres",
    tel: "Telefoonnummer",
    choice: "Knoppen om uit te kiezen",
  }),
  options: list(
    copy(["Keuze", "Eén mogelijk antwoord", "One answer"], 60),
    ["Keuzes", "Antwoorden om uit te kiezen", "Answers to choose from"],
    { min: 2, max: 12 },
  ).optional(),
  autocomplete: choice(
    "FormAutocomplete",
    ["Invullen door browser", "Wat de browser zelf mag invullen", "What a browser may fill in (WCAG 1.3.5)"],
    { name: "Naam", organization: "Organisatie", city: "Plaats" },
  ).optional(),
  required: flag(["Verplicht", "Of het antwoord verplicht is", "Whether an answer is required"]).default(false),
  missing: copy(
    ["Als het ontbreekt", "Melding als het antwoord ontbreekt", "Told where the answer is missing"],
    90,
  ).optional(),
  half: flag(["Halve breedte", "Of er een tweede veld naast past", "Half as wide on wide screens"]).default(false),
}).refine(({ kind, options }) => (kind === "choice") === (options !== undefined), {
  error: "keuzes horen bij knoppen, en alleen daarbij",
  path: ["options"],
});

const HiddenField = objectType(
  "FormHiddenField",
  ["Verborgen veld", "Vaste waarde die de ontvanger vraagt", "Fixed value that the receiver asks for"],
  {
    name: pattern(/^[A-Za-z_][\w-]*$/, "geen geldige veldnaam", ["Veldnaam", "Naam van het veld", "Name of the field"]),
    value: copy(["Waarde", "Wat erin staat", "Its value"], 300),
  },
);

/** What an own form asks and says: a part of an entry of data/integrations.json. */
export const FormTemplate = objectType(
  "FormTemplate",
  ["Eigen formulier", "Vragen en teksten van een eigen formulier", "Questions and texts of an own form"],
  {
    heading: copy(
      [
        "Kop als vervanger",
        "Kop als dit formulier in de plaats van een ander staat",
        "Heading where it stands in for another",
      ],
      90,
    ).optional(),
    subject: copy(["Onderwerp", "Onderwerp van het bericht", "Subject of the message"], 80),
    questions: list(FormQuestion, ["Vragen", "De vragen, op volgorde", "The questions"], { max: 12 }),
    oneOf: objectType(
      "FormOneOf",
      ["Eén van deze", "Velden waarvan er één ingevuld moet zijn", "Fields of which one must be filled in"],
      {
        names: list(fieldName(), ["Veldnamen", "Namen van die velden", "Names of the fields"], { min: 2, max: 4 }),
        missing: copy(["Melding", "Melding als alle ontbreken", "Told where all are missing"], 120),
      },
    ).optional(),
    button: copy(["Knop", "Tekst op de knop die verstuurt", "Text of the button that sends"], 40),
    note: copy(["Naast de knop", "Korte regel naast de knop", "Short line beside the button"], 90).optional(),
    privacy: markdown(
      ["Privacy", "Wat er met de antwoorden gebeurt, en hoe lang ze bewaard worden", "What happens to the answers"],
      500,
    ),
    returnPage: link(["Bedankpagina", "Pagina na het versturen", "Page after sending"]).optional(),
    sent: objectType("FormSent", ["Na versturen", "Wat er staat zonder bedankpagina", "Said in place of a page"], {
      title: copy(["Kop", "Kop van het bedankje", "Heading"], 90),
      text: markdown(["Tekst", "Wat er nu gebeurt", "What happens next"], 400),
    }).optional(),
    hidden: list(
      HiddenField,
      ["Verborgen velden", "Vaste waarden die de ontvanger vraagt", "Fixed values that the receiver asks for"],
      { max: 8 },
    ).optional(),
  },
)
  .refine(({ returnPage, sent }) => (returnPage === undefined) !== (sent === undefined), {
    error: "een formulier heeft óf een bedankpagina óf een tekst na het versturen",
    path: ["returnPage"],
  })
  .refine(({ questions }) => new Set(questions.map(({ name }) => name)).size === questions.length, {
    error: "twee vragen hebben dezelfde veldnaam",
    path: ["questions"],
  })
  .refine(
    ({ questions, oneOf }) =>
      !oneOf || oneOf.names.every((name) => questions.some((question) => question.name === name)),
    {
      error: "noemt een veldnaam die geen vraag heeft",
      path: ["oneOf", "names"],
    },
  );

const words = (typeName: string, doc: readonly [string, string, string]) =>
  objectType(typeName, doc, {
    optional: copy(
      ["Niet verplicht", "Achter een vraag die leeg mag blijven", "Behind a question that may stay empty"],
      40,
    ),
    invalidTitle: copy(["Kop onvolledig", "Kop boven wat er ontbreekt", "Heading of what is missing"], 90),
    missing: copy(["Antwoord ontbreekt", "Melding bij een leeg veld", "Told at an empty field"], 90),
    choose: copy(["Keuze ontbreekt", "Melding zonder keuze", "Told where nothing is chosen"], 90),
    wrongEmail: copy(["E-mailadres klopt niet", "Melding bij een fout adres", "Told at a wrong address"], 90),
    wrongPhone: copy(["Nummer klopt niet", "Melding bij een fout nummer", "Told at a wrong number"], 90),
    retry: copy(["Opnieuw", "Knop na een mislukte poging", "Button after a failure"], 40),
    mailLabel: copy(["Mail je tekst", "Link naar een mail met de antwoorden", "Link to a mail with the answers"], 60),
    callLabel: copy(["Bellen", "Link die belt", "Link that calls"], 60),
    trap: copy(["Veld voor robots", "Naam van het veld dat mensen niet zien", "Label of the field for robots"], 60),
    prepareLabel: copy(
      ["Knop e-mail openen", "Knop die de antwoorden in een e-mail zet", "Button that puts the answers into a mail"],
      40,
    ),
    prepareNote: copy(["Uitleg bij die knop", "Wat er na de knop gebeurt", "What the button does"], 200),
    prepareOtherwise: markdown(
      ["Als er niets opent", "Hoe het ook kan, met telefoon en e-mail", "Other ways, with phone and mail"],
      300,
    ),
    prepareWithoutScript: copy(
      ["Zonder JavaScript", "Dat dit vragen zijn voor in een e-mail", "That these are questions for a mail"],
      200,
    ),
    copyLabel: copy(["Knop kopiëren", "Knop die de tekst kopieert", "Button that copies the text"], 40),
    copied: copy(["Gekopieerd", "Melding na het kopiëren", "Told after copying"], 120),
    copyFailed: copy(["Kopiëren mislukt", "Melding als dat niet lukt", "Told where copying failed"], 120),
  });

/** Texts that all own forms share: data/form-texts.json. */
export const FormTexts = objectType(
  "FormTexts",
  [
    "Teksten van formulieren",
    "Teksten die alle eigen formulieren delen",
    "Texts that own forms share (data/form-texts.json)",
  ],
  {
    dutch: words("FormWords", ["Nederlands", "De teksten in het Nederlands", "Texts of a form in one language"]),
    english: words("FormWords", ["Engels", "De teksten in het Engels", "Texts of a form in one language"]),
  },
);
