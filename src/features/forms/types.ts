/** An own form of data/integrations.json as the sections query it, with how else to reach the firm. */
export type OwnForm = Queries.FormFieldsFragment;

/** The parts of an entry that make a form: its questions and the texts in its language. */
export type FormTemplate = NonNullable<OwnForm["form"]>;
export type FormWords = OwnForm["formTexts"];
export type QuestionData = FormTemplate["questions"][number];

/** What is wrong with an answer. */
export interface Problem {
  /** Name of the field. */
  readonly name: string;
  readonly message: string;
}

/** idle → invalid | sending → sent | failed; from invalid and failed it may be sent again. */
export type FormState =
  | { readonly status: "idle" | "sending" | "failed" | "sent" }
  | {
      readonly status: "invalid";
      readonly problems: readonly Problem[];
      /** Whether the visitor has mended some since. */
      readonly isCorrected?: true;
    };
