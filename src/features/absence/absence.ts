import { euros } from "../../lib/euros";

/** What a visitor fills in: yearly salary in euros, and months of absence. */
export interface AbsenceInput {
  salary: number;
  months: number;
}

type Section = Queries.AbsenceCalculatorSectionFragment;

/** The worked example, in euros (data/facts.json): what a year of absence costs at a salary, at least and at most. */
export type AbsenceFigures = Pick<Section, "salary" | "yearLow" | "yearHigh" | "packagePrice">;

/**
 * What absence costs: the example's cost of a year in proportion to salary and months, rounded down to whole euros as
 * the site rounds what it derives (docs/agreement.md#cost-comparison).
 * @returns lowest and highest cost, and the lowest less the price of a mediation; 0 where mediation costs more
 */
export const absenceOutcome = (figures: AbsenceFigures, { salary, months }: AbsenceInput) => {
  const cost = (year: number) => Math.floor((year * salary * months) / (figures.salary * 12));
  const low = cost(figures.yearLow);
  return { low, high: cost(figures.yearHigh), saving: Math.max(0, low - figures.packagePrice) };
};

/** A range in words: "€ 75.000 tot € 90.000". */
export const range = (low: number, high: number, between: string): string => `${euros(low)} ${between} ${euros(high)}`;

const FORM = /^#salaris=(\d{1,7})&maanden=(\d{1,3})$/;

/** Steps of the salary in euros. */
export const SALARY_STEP = 1000;

/** The nearest value that a slider can have. */
export const onSlider = (value: number, min: number, max: number, step = 1): number =>
  min + Math.round((Math.min(max, Math.max(min, value)) - min) / step) * step;

/** Fragment of the address that carries the inputs; tracking records none of this form (src/features/tracking/text.ts). */
export const addressHash = ({ salary, months }: AbsenceInput): string => `#salaris=${salary}&maanden=${months}`;

/** Inputs that a fragment carries, within the limits; undefined where it carries none. */
export const inputOfHash = (
  hash: string,
  { salaryMin, salaryMax, monthsMax }: Pick<Section, "salaryMin" | "salaryMax" | "monthsMax">,
): AbsenceInput | undefined => {
  const [, salary, months] = FORM.exec(hash) ?? [];
  return salary && months
    ? {
        salary: onSlider(Number(salary), salaryMin, salaryMax, SALARY_STEP),
        months: onSlider(Number(months), 1, monthsMax),
      }
    : undefined;
};
