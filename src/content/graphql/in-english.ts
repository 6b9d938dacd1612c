type Data = Readonly<Record<string, unknown>>;

const isData = (value: unknown): value is Data => typeof value === "object" && value !== null && !Array.isArray(value);

/** Whether data are a link without a language of its own. */
const isLink = ({ label, link, language }: Data): boolean =>
  label !== undefined && link !== undefined && language === undefined;

/**
 * Content for a page in English: what stands in its `english`, and in that of all within it, takes the place of the
 * Dutch. A link without English words keeps its own, and says that they are Dutch (WCAG 3.1.2).
 */
export const inEnglish = (value: unknown): unknown => {
  if (Array.isArray(value)) {
    return value.map(inEnglish);
  }
  if (!isData(value)) {
    return value;
  }
  const { english, ...own } = value;
  const words = isData(english) ? english : {};
  const merged = (key: string): unknown => {
    const word = words[key];
    const dutch = own[key];
    return isData(word) ? inEnglish({ ...(isData(dutch) && dutch), english: word }) : (word ?? inEnglish(dutch));
  };
  return {
    ...(english === undefined && isLink(own) && { language: "nl" }),
    ...Object.fromEntries(Object.keys({ ...own, ...words }).map((key) => [key, merged(key)])),
  };
};
