import type { z } from "zod";
import { metaOf } from "../model/field-types";
import type { DataPath } from "./document";
import { allowed, count, quote } from "./dutch";
import { hintFor, subject, TYPE_NAMES, UNITS } from "./hints";
import { objectSchemaFor } from "./walk";

const meaning = (schema: z.ZodType | undefined): string => {
  const { hint, label } = schema ? metaOf(schema) : {};
  return hint || label ? ` (${hint ?? label})` : "";
};

const sizeText = (issue: z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig, filled: boolean): string => {
  const small = issue.code === "too_small";
  const limit = small ? issue.minimum : issue.maximum;
  const bound = `${small ? "minstens" : "hoogstens"} ${limit}`;
  const unit = UNITS[issue.origin];
  const size = (issue.input as { length?: number } | undefined)?.length;
  if (!unit || size === undefined) {
    return `${quote(issue.input)} is te ${small ? "laag" : "hoog"}; toegestaan: ${bound}`;
  }
  const note = filled ? " (met de tokens ingevuld)" : "";
  return size === 0
    ? `is leeg; ${bound} ${limit === 1 ? unit[0] : unit[1]}`
    : `${count(size, ...unit)}${note}, ${bound}`;
};

/** The formats of zod that the model uses without a message of its own. */
const FORMATS: Readonly<Record<string, readonly [name: string, right: string]>> = {
  email: ["e-mailadres", "naam@domein.nl"],
  url: ["geldig webadres", "een adres dat begint met https://"],
};

const formatText = (issue: z.core.$ZodIssueInvalidStringFormat, schema: z.ZodType | undefined): string => {
  const { format, input, includes } = issue as typeof issue & { includes?: string };
  const [name, right] = FORMATS[format] ?? [];
  if (!name) {
    return `${quote(includes)} ontbreekt in de tekst${meaning(schema)}`;
  }
  return `${input === "" ? "is leeg" : `${quote(input)} is geen ${name}`}; toegestaan: ${right}`;
};

const typeText = ({ input, expected }: z.core.$ZodIssueInvalidType, schema: z.ZodType | undefined): string => {
  const lacksQuotes = expected === "string" && (typeof input === "number" || typeof input === "boolean");
  const quotes = lacksQuotes ? " tussen dubbele aanhalingstekens" : "";
  const wrong = input === undefined ? "ontbreekt; verplicht" : `${subject(input)}; toegestaan`;
  return `${wrong}: ${TYPE_NAMES[expected] ?? expected}${quotes}${meaning(schema)}`;
};

const choiceText = (input: unknown, choices: readonly string[]): string => {
  const wrong = input === undefined ? "ontbreekt" : input === "" ? "is leeg" : `${quote(input)} kan niet`;
  return `${wrong}${allowed(input, choices)}`;
};

const unionText = (issue: z.core.$ZodIssueInvalidUnion): string => {
  const { options, discriminator } = issue as { options?: readonly unknown[]; discriminator?: string };
  if (discriminator && options) {
    const written = (issue.input as Record<string, unknown> | undefined)?.[discriminator];
    const wrong = written === undefined ? "ontbreekt" : `onbekend soort blok ${quote(written)}`;
    return wrong + allowed(written, options.map(String));
  }
  const expected = issue.errors.flatMap((issues) =>
    issues.map((inner) => (inner as { expected?: string }).expected ?? ""),
  );
  return `${subject(issue.input)}; toegestaan: ${expected.map((type) => TYPE_NAMES[type] ?? type).join(" of ")}`;
};

/** The fields that an object may have. */
export const knownKeys = (schema: z.ZodType | undefined, object: unknown): string[] =>
  Object.keys((schema && objectSchemaFor(schema, object)?.shape) ?? {});

/**
 * Explains in Dutch how data break the model, and what is allowed.
 * @param issue issue of zod, made with `reportInput` and with an empty message unless the model has its own
 * @param at the schema at its path
 * @param filled whether tokens were filled in at the issue's path
 */
export const describeIssue = (issue: z.core.$ZodIssue, at: z.ZodType | undefined, filled: boolean) => {
  const path = issue.path as DataPath;
  const say = (text: string) => [{ path, text }];
  if (issue.message) {
    const hint = path.length > 0 && hintFor(at);
    const written = typeof issue.input === "string" ? `${quote(issue.input)}: ` : "";
    const wrong = issue.input === "" ? "is leeg" : `${written}${issue.message}`;
    return say(`${wrong}${hint ? `; toegestaan: ${hint}` : ""}`);
  }
  switch (issue.code) {
    case "invalid_type":
      return say(typeText(issue, at));
    case "too_small":
    case "too_big":
      return say(sizeText(issue, filled));
    case "invalid_format":
      return say(formatText(issue, at));
    case "invalid_value":
      return say(choiceText(issue.input, issue.values.map(String)));
    case "invalid_union":
      return say(unionText(issue));
    case "unrecognized_keys": {
      const known = knownKeys(at, issue.input);
      const choices = known.length > 0 ? allowed : () => "; toegestaan: geen velden";
      return issue.keys.map((key) => ({ path: [...path, key], text: `onbekend veld${choices(key, known)}` }));
    }
    default:
      return say(`${quote(issue.input)} is hier niet geldig${meaning(at)}`);
  }
};
