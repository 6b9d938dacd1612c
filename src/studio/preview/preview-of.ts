import { type ComponentType, createElement, type ReactNode } from "react";
import { tokenTable } from "../../content/graphql/context";
import { SECTION_FIELDS } from "../../content/graphql/section-fields";
// Gatsby finds fragments by itself; here they are in the bundle for what imports them.
import "../../sections/fragments";
import "../../app/SiteLayout";
import { loadLateParts } from "../../app/late";
import { type CityNeighbours, type MappableCity, neighboursOf } from "../../lib/city-map";
import { cityPath } from "../../lib/paths";
import { componentOf, type SectionData } from "../../sections/registry";
import ArticleTemplate, { query as articleQuery } from "../../templates/article";
import CityTemplate, { query as cityQuery } from "../../templates/city";
import LegalTemplate, { query as legalQuery } from "../../templates/legal";
import PageTemplate, { query as pageQuery } from "../../templates/page";
import { type Draft, type EntryNode, nodeModelOf, nodesWith } from "./nodes";
import { drawProse } from "./Prose";
import { runQuery } from "./run-query";

/** What a preview shows: a template with its data, or why there is none. */
export interface Preview {
  Template?: ComponentType<{ data: never; pageContext: never; children?: ReactNode }>;
  data?: unknown;
  /** What the build tells a page besides its data. */
  pageContext?: object;
  /** The prose of an MDX file. */
  prose?: ReactNode;
  /** Small texts that components share. */
  texts?: unknown;
  message?: string;
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

const TEXTS = `query { navigation { labels { ...SiteTexts } } siteSettings { phone } articlePageTexts { readingTimeLabel } }`;

type Nodes = ReturnType<typeof nodesWith>;

interface TextsData {
  navigation: { labels: object };
  siteSettings: { phone: string };
  articlePageTexts: { readingTimeLabel: string };
}

const textsOf = async (nodes: Nodes): Promise<object> => {
  const { data } = await runQuery(TEXTS, nodes, {});
  const { navigation, siteSettings, articlePageTexts } = data as TextsData;
  return { ...navigation.labels, ...articlePageTexts, language: "nl", phone: siteSettings.phone };
};

const showsType = (section: unknown, name: string): boolean => {
  const type = String((section as { type?: unknown }).type);
  const fields = SECTION_FIELDS[`${type.charAt(0).toUpperCase()}${type.slice(1)}Section`] ?? {};
  return Object.values(fields).some((field) => field.type === `[${name}!]!`);
};

/** The page that shows entries of a list, with nothing but the section that does so. */
const pageWith = (nodes: Nodes, name: string): EntryNode | undefined => {
  for (const page of nodes.get("Page") ?? []) {
    const section = Array.isArray(page.sections) && page.sections.find((candidate) => showsType(candidate, name));
    if (section) {
      return { ...page, sections: [section] };
    }
  }
  return undefined;
};

/** The page on which a draft shows: its own, or the first one with a section that lists it. */
const pageOf = (nodes: Nodes, { type, file }: Draft) => {
  const shown = TEMPLATES[type.name];
  const own = shown && nodes.get(type.name)?.find(({ parent }) => parent === file);
  if (own) {
    return { ...shown, name: type.name, page: own };
  }
  const page = pageWith(nodes, type.name);
  return page && { query: pageQuery, Template: Alone, name: "Page", page };
};

const mappable = ({ name, slug, location }: EntryNode): MappableCity => ({
  name: String(name),
  path: cityPath(String(slug)),
  location: (location ?? null) as MappableCity["location"],
});

/** The other cities that a city page shows. */
const neighbours = (nodes: Nodes, page: EntryNode): CityNeighbours => {
  const cities = (nodes.get("City") ?? []).map(mappable).sort((a, b) => a.name.localeCompare(b.name, "nl"));
  const onMap = (nodes.get("CityPageTexts")?.[0]?.mapCities ?? []) as string[];
  return neighboursOf(
    mappable(page),
    cities,
    onMap.flatMap((slug) => cities.filter(({ path }) => path === cityPath(slug))),
  );
};

/** What the preview of a draft shows. */
export const previewOf = async (draft: Draft): Promise<Preview> => {
  const all = nodesWith(draft);
  const found = pageOf(all, draft);
  if (!found) {
    return {
      message: "Dit onderdeel heeft geen eigen pagina. Na het opslaan zie je het op de pagina's waar het staat.",
    };
  }
  // With the code of late sections come their fragments, without which a query answers nothing for them.
  await loadLateParts();
  const { name, page, query, Template } = found;
  const nodes = new Map(all).set(name, [...(all.get(name) ?? []).filter(({ id }) => id !== page.id), page]);
  try {
    const { data, isComplete } = await runQuery(String(query), nodes, { id: page.id });
    return isComplete
      ? {
          Template: Template as never,
          data,
          pageContext: { neighbours: neighbours(nodes, page) },
          prose: drawProse(draft.body, await tokenTable({ nodeModel: nodeModelOf(nodes) })),
          texts: await textsOf(nodes),
        }
      : { message: "Er ontbreekt nog iets om een voorbeeld te laten zien. Boven het formulier staat wat." };
  } catch (error) {
    return { message: `Hiervan is nog geen voorbeeld. (${error instanceof Error ? error.message : String(error)})` };
  }
};
