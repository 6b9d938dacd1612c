import { splitAnchor } from "../../lib/links";
import { ROUTES } from "../model/needed";
import { derived, entriesOf, type FieldsByType, findNode, type ResolverContext } from "./context";
import { inEnglish } from "./in-english";
import { languageAround, languageOf } from "./language";

type PageNode = Record<string, unknown>;

/** More levels than any site needs; stops cycles. */
const MAX_LEVELS = 6;

const pageAt = (path: unknown, context: ResolverContext) => findNode<PageNode>("Page", { path: { eq: path } }, context);

/** The pages above a page, outermost first, without home. */
const ancestorsOf = async (page: PageNode, context: ResolverContext): Promise<PageNode[]> => {
  const ancestors: PageNode[] = [];
  let { partOf } = page;
  while (partOf && partOf !== ROUTES.home && partOf !== page.path && ancestors.length < MAX_LEVELS) {
    const parent = await pageAt(partOf, context);
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
const onEnglishPage = (type: string) =>
  derived(type, `${type} in English, on a page in English`, async (source, context) => {
    if (languageOf(source) === "nl") return null;
    const [entry] = await entriesOf<object>(type, context);
    return entry ? { ...(inEnglish(entry) as object), language: "english" in entry ? "en" : "nl" } : null;
  });

/**
 * The breadcrumb of a page.
 * @param crumbOf what it is called there, where that is not its title, and what it is part of
 */
export const trail = (crumbOf: (source: PageNode) => PageNode = (page) => page) => {
  const description = "Breadcrumb in the language of the page: home, the pages above it and itself; empty on home";
  return derived("[Page!]!", description, async (source, context) => {
    if (source.path === ROUTES.home) return [];
    const crumb = crumbOf(source);
    const above = [await pageAt(ROUTES.home, context), ...(await ancestorsOf(crumb, context))];
    return [...(languageOf(source) === "en" ? above.map(inEnglish) : above), crumb];
  });
};

/** What stands around the sections of a page. */
export const PAGE_FIELDS: FieldsByType = {
  Page: {
    trail: trail(),
    navigation: onEnglishPage("Navigation"),
    notice: onEnglishPage("Notice"),
    consentTexts: onEnglishPage("ConsentTexts"),
  },
  Notice: {
    language: derived("Language!", "Language of the text", languageOf),
  },
  NavigationLink: {
    hreflang: derived(
      "Language",
      "Language of the page that it leads to, where it is not that of the page with the link",
      async (source, context) => {
        const { path } = splitAnchor(String(source.link));
        if (!path.startsWith("/")) return null;
        const page = await pageAt(path, context);
        const language = page?.language ?? "nl";
        return language === languageAround(source) ? null : language;
      },
    ),
  },
};
