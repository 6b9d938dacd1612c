import { asObject, isObject } from "../check/as-object";

/** Whether data are a link without a language of its own. */
const isLink = ({ label, link, language }: Record<string, unknown>): boolean =>
  label !== undefined && link !== undefined && language === undefined;

/**
 * Content for a page in English: what stands in its `english`, and in that of all within it, takes the place of the
 * Dutch. A link without English words keeps its own, and says that they are Dutch (WCAG 3.1.2).
 */
export const inEnglish = (value: unknown): unknown => {
  if (Array.isArray(value)) {
    return value.map(inEnglish);
  }
  if (!isObject(value)) {
    return value;
  }
  const { english, ...own } = value;
  const words = asObject(english);
  const merged = (key: string): unknown => {
    const word = words[key];
    const dutch = own[key];
    return isObject(word) ? inEnglish({ ...asObject(dutch), english: word }) : (word ?? inEnglish(dutch));
  };
  return {
    ...(english === undefined && isLink(own) && { language: "nl" }),
    ...Object.fromEntries(Object.keys({ ...own, ...words }).map((key) => [key, merged(key)])),
  };
};
