import { sectionTypeName } from "../model/sections/define";
import { LISTED } from "../model/sections/listed";
import { derived, entriesOf, type FieldsByType, type ResolverContext } from "./context";

type AnyNode = { id: string; parent: string } & Record<string, unknown>;

/** The one entry of a content type. */
export const single = (type: string, description: string) =>
  derived(`${type}!`, description, async (_source, context) => (await entriesOf(type, context))[0]);

/** The nodes with these slugs, in this order. */
const chosenFrom = (nodes: readonly AnyNode[], slugs: Iterable<unknown>): AnyNode[] =>
  [...slugs].flatMap((chosen) => nodes.filter(({ slug }) => slug === chosen));

const byText = (key: string) => (a: AnyNode, b: AnyNode) => String(a[key]).localeCompare(String(b[key]), "nl");

/** Featured article first, then the newest; articles without a date last. */
const byNews = (a: AnyNode, b: AnyNode): number =>
  Number(b.featured ?? false) - Number(a.featured ?? false) ||
  String(b.date ?? "").localeCompare(String(a.date ?? "")) ||
  byText("title")(a, b);

/** Most cities that a block links to; /sitemap has all. */
const CITY_LINKS = 24;

const MAP_ALT = derived("String!", "Text alternative of the map", async (_source, context) => {
  const [texts] = await entriesOf<AnyNode>("CityPageTexts", context);
  return texts?.mapAlt;
});

/** The cities that every map shows (data/city-page.json), after the given ones. */
export const citiesOnMap = async (context: ResolverContext, first: readonly unknown[] = []): Promise<AnyNode[]> => {
  const [texts] = await entriesOf<{ mapCities: string[] }>("CityPageTexts", context);
  return chosenFrom(await entriesOf("City", context), new Set([...first, ...(texts?.mapCities ?? [])]));
};

const sorted = (type: string, description: string, compare: (a: AnyNode, b: AnyNode) => number) =>
  derived(`[${type}!]!`, description, async (_source, context) =>
    (await entriesOf<AnyNode>(type, context)).sort(compare),
  );

/** The entries of a list file in their order in the file; Gatsby moves changed entries to the end. */
const inFileOrder = async (context: ResolverContext, type: string): Promise<AnyNode[]> => {
  const nodes = await entriesOf<AnyNode>(type, context);
  const [first] = nodes;
  const file = first && context.nodeModel.getNodeById<{ children: string[] }>({ id: first.parent });
  const position = new Map(file?.children.map((id, index) => [id, index]));
  return nodes.sort((a, b) => (position.get(a.id) ?? 0) - (position.get(b.id) ?? 0));
};

/** The entries that sections list, in the order in which editors wrote them. */
const LISTS: FieldsByType = Object.fromEntries(
  Object.entries(LISTED).map(([section, { type, field, only }]) => {
    const description = `The entries of ${type}${only ? ` with ${only}` : ""}, in order`;
    const entries = derived(`[${type}!]!`, description, async (_source, context) =>
      (await inFileOrder(context, type)).filter((entry) => !only || entry[only]),
    );
    return [sectionTypeName(section), { [field]: entries }];
  }),
);

/** Fields of sections that list entries of other content types. */
export const SECTION_FIELDS: FieldsByType = {
  ...LISTS,
  ConflictLadderSection: {
    ladder: single("ConflictSteps", "The steps, and their labels"),
  },
  CityLinksSection: {
    cityPages: derived("[City!]!", "The chosen cities, or the first ones by name", async (source, context) => {
      const all = (await entriesOf<AnyNode>("City", context)).sort(byText("name"));
      const chosen = (source.cities ?? []) as string[];
      return chosen.length > 0 ? chosenFrom(all, chosen) : all.slice(0, CITY_LINKS);
    }),
    map: derived("[City!]!", "The cities of the map, the large one first; none without a map", ({ mapOf }, context) =>
      mapOf ? citiesOnMap(context, [mapOf]) : [],
    ),
    mapAlt: MAP_ALT,
  },
  ArticleListSection: {
    articles: sorted("Article", "All articles: the featured one first, then newest first", byNews),
    categories: derived("[Category!]!", "The categories that an article has", async (_source, context) => {
      const used = new Set((await entriesOf<AnyNode>("Article", context)).map(({ category }) => category));
      return (await inFileOrder(context, "Category")).filter(({ slug }) => used.has(slug));
    }),
  },
  SiteMapSection: {
    pages: derived("[Page!]!", "Pages made of sections that search engines may list", async (_source, context) =>
      (await entriesOf<AnyNode>("Page", context))
        .filter(({ robots }) => (robots ?? "index") === "index")
        .sort(byText("title")),
    ),
    cityPages: sorted("City", "All cities, by name", byText("name")),
    map: derived("[City!]!", "The cities of the map", (_source, context) => citiesOnMap(context)),
    mapAlt: MAP_ALT,
    articles: sorted("Article", "All articles, newest first", byNews),
    legalPages: sorted("LegalPage", "Legal texts, by title", byText("title")),
  },
};
