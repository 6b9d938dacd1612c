import { asObject } from "../../content/check/as-object";
import { isDraft } from "../../content/check/page-path";
import { fieldsOf } from "../../content/model/field-types";
import { SiteSettings } from "../../content/model/site";
import { tokenTable } from "../find/texts";
import { siteEntries } from "../folder/site-files";

/** Something that can be put into a text. */
export interface Suggestion {
  /** What is put in. */
  insert: string;
  /** What the editor reads, beside it. */
  meaning: string;
}

/** The facts that texts may use, each with its present value. */
export const tokenSuggestions = (): Suggestion[] => {
  const facts = siteEntries().filter(({ typeName }) => typeName === "Fact");
  const meanings = new Map([
    ...fieldsOf(SiteSettings).map(({ key, meta: { label } }) => [key, label] as const),
    ...facts.map(({ value }) => [asObject(value).token, asObject(value).description] as const),
  ]);
  return [...tokenTable()].map(([name, { nl }]) => {
    const meaning = meanings.get(name);
    return { insert: `{${name}}`, meaning: meaning ? `${nl} (${meaning})` : nl };
  });
};

/** The pages and anchors that a link may lead to. */
export const linkSuggestions = (): Suggestion[] =>
  siteEntries().flatMap(({ page: path, value }) => {
    if (path === undefined) {
      return [];
    }
    const { title, name, sections = [] } = asObject(value);
    const page = { insert: path, meaning: `${title ?? name ?? path}${isDraft(value) ? " – concept" : ""}` };
    const anchors = [sections].flat().flatMap((section) => {
      const { anchor, title: heading = anchor } = asObject(section);
      return anchor ? [{ insert: `${path}#${anchor}`, meaning: `${page.meaning}: ${heading}` }] : [];
    });
    return [page, ...anchors];
  });
