import { type FormEvent, useEffect, useRef } from "react";
import { plainWords } from "../../lib/plain-words";
import { readSession, writeSession } from "../../lib/session-values";
import { draftKey } from "./names";

type Field = HTMLInputElement | HTMLTextAreaElement;

/** The fields of the questions; not those that visitors do not see. */
const fieldsIn = (block: HTMLElement): Field[] => [
  ...block.querySelectorAll<Field>("[data-question] :is(input, textarea)"),
];

/** What is filled in at this moment, by name of field: also what was typed before this script came. */
export const answersIn = (block: HTMLElement): Record<string, string> =>
  Object.fromEntries(
    fieldsIn(block)
      .filter((field) => field.value !== "" && !field.matches("[type=radio]:not(:checked)"))
      .map(({ name, value }) => [name, value]),
  );

/** Keeps what is filled in for this tab. */
export const rememberAnswers = (block: HTMLElement, slug: string): void =>
  writeSession(draftKey(slug), answersIn(block));

/** Fills in what this tab kept, where it is still empty; an answer that is there stays. */
export const recallAnswers = (block: HTMLElement, slug: string): void => {
  const kept = readSession(draftKey(slug));
  const present = answersIn(block);
  for (const field of fieldsIn(block)) {
    const answer = kept[field.name];
    if (typeof answer !== "string" || present[field.name] !== undefined) continue;
    if (field instanceof HTMLInputElement && field.type === "radio") field.checked = field.value === answer;
    else field.value = answer;
  }
};

/** Forgets what was sent, unless something else was filled in since. */
export const forgetAnswers = (sent: HTMLElement, slug: string): void => {
  const isSame = JSON.stringify(readSession(draftKey(slug))) === JSON.stringify(answersIn(sent));
  if (isSame) writeSession(draftKey(slug), {});
};

/** A text as part of an address. */
const slugOf = (text: string): string => plainWords(text).join("-");

/** Chooses the answers that the address names (`?wie=hr-adviseur`), and takes them out of the address. */
const takeChoices = (block: HTMLElement): void => {
  const url = new URL(window.location.href);
  const options = [...block.querySelectorAll<HTMLInputElement>("[data-choice] input")];
  const asked = options.filter(({ name }) => url.searchParams.has(name));
  for (const option of asked) {
    if (slugOf(option.value) === slugOf(url.searchParams.get(option.name) ?? "")) option.checked = true;
  }
  for (const { name } of asked) url.searchParams.delete(name);
  if (asked.length > 0) window.history.replaceState(window.history.state, "", url);
};

/**
 * Keeps what is typed in a form for this tab, and restores it; returns what goes on the form.
 * Fields are uncontrolled, so that what was typed before hydration stays.
 */
export const useAnswers = (slug: string) => {
  const ref = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const block = ref.current;
    if (!block) return;
    recallAnswers(block, slug);
    takeChoices(block);
    for (const fold of block.querySelectorAll("details")) fold.open ||= Object.keys(answersIn(fold)).length > 0;
    rememberAnswers(block, slug);
  }, [slug]);

  return { ref, onInput: ({ currentTarget }: FormEvent<HTMLFormElement>) => rememberAnswers(currentTarget, slug) };
};
