/** An attribute in the notation of a component: its name, and its value between double or single quotation marks. */
export const ATTRIBUTE = /([\w-]+)(?:=(?:"([^"]*)"|'([^']*)'))?/g;

/**
 * Where an attribute stands in a text that begins with a tag, with its name and value; words of other values are none.
 */
export const attributeIn = (text: string, key: string): RegExpExecArray | undefined => {
  for (const found of text.matchAll(ATTRIBUTE)) {
    if (found[1] === key) {
      return found;
    }
  }
  return undefined;
};
