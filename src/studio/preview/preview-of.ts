import { type ComponentType, createElement, type ReactNode } from "react";
import { type ResolverContext, tokenTable } from "../../content/graphql/context";
// Gatsby finds fragments by itself; here they are in the bundle for what imports them.
import "../../sections/fragments";
import "../../app/SiteLayout";
import { loadLateParts } from "../../app/late";
import { componentOf, type SectionData } from "../../sections/registry";
import ArticleTemplate, { query as articleQuery } from "../../templates/article";
import CityTemplate, { query as cityQuery } from "../../templates/city";
import LegalTemplate, { query as legalQuery } from "../../templates/legal";
import PageTemplate, { query as pageQuery } from "../../templates/page";
import { tokenTable as savedTokens } from "../find/texts";
import { contextOf, type Draft, type Nodes, nodesWith } from "./nodes";
import { drawProse } from "./Prose";
import { queryField, runQuery } from "./run-query";
import { lists, withOnly } from "./shown-on-page";

/** What a preview shows: a template with its data, or why there is none. */
export interface Preview {
  Template?: ComponentType<{ data: never; children?: ReactNode }>;
  data?: unknown;
  /** The prose of an MDX file. */
  prose?: ReactNode;
  /** Breadcrumb above the page. */
  trail?: readonly { title: string; path: string }[];
  /** Small texts that components share. */
  texts?: unknown;
  message?: string;
  /** Words of the page that the draft changes; the preview scrolls to them. */
  scrollTo?: string;
}

/** Templates of pages, with their queries; the text of a query is what `graphql` returns in the studio. */
const TEMPLATES: Readonly<Record<string, { Template: ComponentType<never>; query: unknown }>> = {
  Page: { Template: PageTemplate, query: pageQuery },
  City: { Template: CityTemplate, query: cityQuery },
  Article: { Template: ArticleTemplate, query: articleQuery },
  LegalPage: { Template: LegalTemplate, query: legalQuery },
};

/** A section away from its page, which it does not open: its heading is not the page's own. */
const Alone = ({ data }: { data: { page: { sections: readonly SectionData[] } } }) =>
  data.page.sections.map((section) => createElement(componentOf(section), { ...section, key: 0, opening: false }));

const WORDS = "navigation { labels { ...SiteTexts } contactPerson { ...ContactPersonFields } }";

type LayoutData = Record<"navigation" | "siteSettings" | "articlePageTexts", Record<string, object>> & {
  /** A page in English has the words of its layout. */
  page: { trail: NonNullable<Preview["trail"]>; language?: string; navigation?: Record<string, object> };
};

/** What the layout gives a page of a type, or shows in it. */
const layoutOf = async (type: string, id: string, context: ResolverContext) => {
  const own = `trail { path title } ${type === "Page" ? `language ${WORDS}` : ""}`;
  const shared = `${WORDS} siteSettings { phone } articlePageTexts { readingTimeLabel }`;
  const query = `query ($id: String) { page: ${queryField(type)}(id: { eq: $id }) { ${own} } ${shared} }`;
  const { page, navigation, siteSettings, articlePageTexts } = (await runQuery(query, context, id)) as LayoutData;
  const { language = "nl" } = page;
  const { labels, contactPerson } = page.navigation ?? navigation;
  const texts = { ...labels, ...articlePageTexts, contactPerson, language, phone: siteSettings.phone };
  return { trail: page.trail, texts };
};

/** A page that tells something that a draft changes, such as a price, and the words in which it does. */
const pageTelling = async (nodes: Nodes) => {
  const [before, now] = [savedTokens(), await tokenTable(contextOf(nodes))];
  const changed = [...now].filter(([name, { nl }]) => before.get(name)?.nl !== nl);
  const pages = (nodes.get("Page") ?? []).map((page) => ({ page, text: JSON.stringify(page) }));
  for (const [name, { nl }] of changed) {
    const found = pages.find(({ text }) => text.includes(`{${name}}`));
    if (found) {
      return { page: found.page, scrollTo: nl };
    }
  }
  return undefined;
};

/** The page on which a draft shows: its own, the first one with a section that lists it, or one that tells of it. */
const pageOf = async (nodes: Nodes, { type, file }: Draft) => {
  const shown = TEMPLATES[type.name];
  const own = shown && nodes.get(type.name)?.find(({ parent }) => parent === file);
  if (own) {
    return { ...shown, name: type.name, page: own };
  }
  const pages = nodes.get("Page") ?? [];
  const listing = pages.flatMap((one) => withOnly(one, (section) => lists(section, type.name)) ?? []);
  // A card of the team tells more of a person than a face in a row.
  const page = listing.find(({ sections: [section] }) => section?.type === "team") ?? listing[0];
  if (page) {
    return { query: pageQuery, Template: Alone, name: "Page", page };
  }
  const telling = await pageTelling(nodes);
  return telling && { query: pageQuery, Template: PageTemplate, name: "Page", ...telling };
};

/** Says that a draft cannot be shown. */
export const NO_PREVIEW: Preview = {
  message: "Hier is nog geen voorbeeld van te maken. Boven het formulier staat wat er nog niet klopt.",
};

/** What the preview of a draft shows. */
export const previewOf = async (draft: Draft): Promise<Preview> => {
  const all = nodesWith(draft);
  const found = await pageOf(all, draft);
  if (!found) {
    return { message: "Wat je hier wijzigt, zie je op een pagina waar het staat." };
  }
  // With the code of late sections come their fragments, without which a query answers nothing for them.
  await loadLateParts();
  const { name, page, query, Template } = found;
  const others = (all.get(name) ?? []).filter(({ id }) => id !== page.id);
  const context = contextOf(new Map(all).set(name, [...others, page]));
  try {
    return {
      Template: Template as never,
      data: await runQuery(String(query), context, page.id),
      prose: drawProse(String(page.body ?? ""), await tokenTable(context)),
      ...(await layoutOf(name, page.id, context)),
      ...(Template === Alone && { trail: [] }),
      ...("scrollTo" in found && { scrollTo: found.scrollTo }),
    };
  } catch (error) {
    reportError(error);
    return NO_PREVIEW;
  }
};
