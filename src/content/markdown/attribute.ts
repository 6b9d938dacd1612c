/** An attribute in the notation of a component: its name, and its value between double or single quotation marks. */
export const ATTRIBUTE = /([\w-]+)(?:=(?:"([^"]*)"|'([^']*)'))?/g;

/** Where an attribute stands in a text that begins with a tag; words in the values of others are none. */
export const attributeIn = (text: string, key: string) =>
  [...text.matchAll(ATTRIBUTE)].find(([, name]) => name === key);
