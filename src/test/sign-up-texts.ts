/** Texts of the newsletter's sign-up, as its section queries them. */
export const SIGN_UP_TEXTS = {
  label: "Zakelijk e-mailadres",
  placeholder: "Je zakelijke e-mailadres",
  button: "Meld je aan",
  busy: "Aanmelden...",
  notice: "Welkom!",
  doneTitle: "Bedankt voor je aanmelding",
  doneText: "<p>Je doet nu mee.</p>",
  withoutScript: "<p>Stuur een e-mail.</p>",
  smallPrint: null,
} as const;
