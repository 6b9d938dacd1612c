/** An own form of data/integrations.json as the sections query it, with how else to reach the firm. */
export interface OwnForm extends Queries.FormFieldsFragment {
  form: NonNullable<Queries.FormFieldsFragment["form"]>;
}

export type QuestionData = OwnForm["form"]["questions"][number];

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
