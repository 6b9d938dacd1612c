/** Texts of the consent banner; the same keys as `ConsentTexts` in the content model (data/consent.json). */
export interface ConsentBannerTexts {
  readonly label: string;
  readonly title: string;
  readonly text: string;
  readonly withdrawal: string;
  readonly statementLabel: string;
  readonly acceptAll: string;
  readonly rejectAll: string;
  readonly settings: string;
  readonly detailTitle: string;
  readonly necessaryTitle: string;
  readonly necessaryText: string;
  readonly necessaryLocked: string;
  readonly analyticsTitle: string;
  readonly analyticsText: string;
  readonly marketingTitle: string;
  readonly marketingText: string;
  readonly save: string;
  readonly cancel: string;
  readonly saved: string;
}
