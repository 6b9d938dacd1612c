import { splitAnchor } from "../../lib/links";
import { ROUTES } from "../model/needed";
import type { NodeModel } from "./context";
import type { FieldConfig } from "./from-model";
import { inEnglish } from "./in-english";
import { languageAround, languageOf } from "./language";

type PageNode = Record<string, unknown>;

/** More levels than any site needs; stops cycles. */
const MAX_LEVELS = 6;

const pageAt = (path: unknown, nodeModel: NodeModel) =>
  nodeModel.findOne<PageNode>({ type: "Page", query: { filter: { path: { eq: path } } } });

/** The pages above a page, outermost first, without home. */
const ancestorsOf = async (page: PageNode, nodeModel: NodeModel): Promise<PageNode[]> => {
  const ancestors: PageNode[] = [];
  let { partOf } = page;
  while (partOf && partOf !== ROUTES.home && partOf !== page.path && ancestors.length < MAX_LEVELS) {
    const parent = await pageAt(partOf, nodeModel);
    if (!parent) break;
    ancestors.unshift(parent);
    partOf = parent.partOf;
  }
  return ancestors;
};

/**
 * An entry of which there is one, for a page in English: in English, or in Dutch where it has no English. A page in Dutch
 * shares the layout's own query.
 */
const onEnglishPage = (type: string): FieldConfig => ({
  type,
  description: `${type} in English, on a page in English`,
  resolve: async (source, _args, { nodeModel }) => {
    if (languageOf(source) === "nl") return null;
    const [entry] = (await nodeModel.findAll<object>({ type })).entries;
    return entry ? { ...(inEnglish(entry) as object), language: "english" in entry ? "en" : "nl" } : null;
  },
});

/**
 * The breadcrumb of a page.
 *
 * @param crumbOf what it is called there, where that is not its title, and what it is part of
 */
export const trail = (crumbOf: (source: PageNode) => PageNode = (page) => page): FieldConfig => ({
  type: "[Page!]!",
  description: "Breadcrumb in the language of the page: home, the pages above it and itself; empty on home",
  resolve: async (source, _args, { nodeModel }) => {
    if (source.path === ROUTES.home) return [];
    const crumb = crumbOf(source);
    const above = [await pageAt(ROUTES.home, nodeModel), ...(await ancestorsOf(crumb, nodeModel))];
    return [...(languageOf(source) === "en" ? above.map(inEnglish) : above), crumb];
  },
});

/** What stands around a page besides its sections. */
export const PAGE_FIELDS: Record<string, FieldConfig> = {
  trail: trail(),
  navigation: onEnglishPage("Navigation"),
  notice: onEnglishPage("Notice"),
  consentTexts: onEnglishPage("ConsentTexts"),
};

export const NOTICE_FIELDS: Record<string, FieldConfig> = {
  language: { type: "Language!", description: "Language of the text", resolve: languageOf },
};

/** What the links of header and footer know beyond the model. */
export const NAVIGATION_LINK_FIELDS: Record<string, FieldConfig> = {
  hreflang: {
    type: "Language",
    description: "Language of the page that it leads to, where it is not that of the page with the link",
    resolve: async (source, _args, { nodeModel }) => {
      const { path } = splitAnchor(String(source.link));
      if (!path.startsWith("/")) return null;
      const page = await pageAt(path, nodeModel);
      const language = page?.language ?? "nl";
      return language === languageAround(source) ? null : language;
    },
  },
};
