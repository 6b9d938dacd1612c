import { PAGE_TYPES } from "../../content/check/page-path";
import { sectionsIn } from "../../content/check/site-index";
import { TOKEN_TYPES } from "../../content/check/token-source";
import { SECTION_FIELDS } from "../../content/graphql/section-fields";
import type { ContentType } from "../../content/model/registry";
import { sectionTypeName } from "../../content/model/sections/define";

type SectionFields = (typeof SECTION_FIELDS)[string];

const listedBy = (fields: SectionFields = {}, name: string): boolean =>
  Object.values(fields).some(({ type }) => type === `[${name}!]!`);

type Section = ReturnType<typeof sectionsIn>[number];

/** Whether a section of a page lists the entries of a content type. */
export const lists = ({ type }: Section, name: string): boolean =>
  listedBy(SECTION_FIELDS[sectionTypeName(String(type))], name);

/** A page with nothing but its first section that fits; undefined where it has none. */
export const withOnly = <Page>(page: Page, fits: (section: Section) => boolean) => {
  const section = sectionsIn(page).find(fits);
  return section && { ...page, sections: [section] };
};

/** Whether entries of a content type can be seen on a page of the site, without its menus and messages. */
export const isShown = ({ name }: ContentType): boolean =>
  PAGE_TYPES.has(name) ||
  TOKEN_TYPES.has(name) ||
  Object.values(SECTION_FIELDS).some((fields) => listedBy(fields, name));
