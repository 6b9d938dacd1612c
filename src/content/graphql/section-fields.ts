import { sectionTypeName } from "../model/sections/define";
import { LISTED } from "../model/sections/listed";
import type { NodeModel } from "./context";
import type { FieldConfig } from "./from-model";

type AnyNode = { id: string; parent: string } & Record<string, unknown>;
type Read = (nodeModel: NodeModel, source: Record<string, unknown>) => Promise<readonly AnyNode[]>;

const listOf = (type: string, description: string, read: Read): FieldConfig => ({
  type: `[${type}!]!`,
  description,
  resolve: (source, _args, { nodeModel }) => read(nodeModel, source),
});

const everyNode = async (nodeModel: NodeModel, type: string): Promise<AnyNode[]> => [
  ...(await nodeModel.findAll<AnyNode>({ type })).entries,
];

/** The one entry of a content type. */
export const single = (type: string, description: string): FieldConfig => ({
  type: `${type}!`,
  description,
  resolve: async (_source, _args, { nodeModel }) => (await everyNode(nodeModel, type))[0],
});

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

const MAP_ALT: FieldConfig = {
  type: "String!",
  description: "Text alternative of the map",
  resolve: async (_source, _args, { nodeModel }) => (await everyNode(nodeModel, "CityPageTexts"))[0]?.mapAlt,
};

/** The cities that every map shows (data/city-page.json), after the given ones. */
const citiesOnMap = async (nodeModel: NodeModel, first: readonly unknown[] = []): Promise<AnyNode[]> => {
  const [all, [texts]] = await Promise.all([everyNode(nodeModel, "City"), everyNode(nodeModel, "CityPageTexts")]);
  return chosenFrom(all, new Set([...first, ...((texts?.mapCities ?? []) as string[])]));
};

const sorted = (type: string, description: string, compare: (a: AnyNode, b: AnyNode) => number): FieldConfig =>
  listOf(type, description, async (nodeModel) => (await everyNode(nodeModel, type)).sort(compare));

type SectionFields = Readonly<Record<string, Record<string, FieldConfig>>>;

/**
 * The entries of a list file (data/reviews.json …) in their order in the file; Gatsby moves changed entries to the end.
 */
const inFileOrder = async (nodeModel: NodeModel, type: string): Promise<AnyNode[]> => {
  const nodes = await everyNode(nodeModel, type);
  const [first] = nodes;
  const order = first ? (nodeModel.getNodeById<{ children: string[] }>({ id: first.parent })?.children ?? []) : [];
  const position = new Map(order.map((id, index) => [id, index]));
  return nodes.sort((a, b) => (position.get(a.id) ?? 0) - (position.get(b.id) ?? 0));
};

/** The entries that sections list, in the order in which editors wrote them. */
const LISTS: SectionFields = Object.fromEntries(
  Object.entries(LISTED).map(([section, { type, field, only }]) => {
    const description = `The entries of ${type}${only ? ` with ${only}` : ""}, in order`;
    const read: Read = async (nodeModel) =>
      (await inFileOrder(nodeModel, type)).filter((entry) => !only || entry[only]);
    return [sectionTypeName(section), { [field]: listOf(type, description, read) }];
  }),
);

/** Fields of sections that list entries of other content types. */
export const SECTION_FIELDS: SectionFields = {
  ...LISTS,
  TestimonialsSection: {
    testimonials: listOf("Testimonial", "The testimonials to show, in order", async (nodeModel, { chosen }) =>
      chosenFrom(await everyNode(nodeModel, "Testimonial"), chosen as string[]),
    ),
  },
  ConflictLadderSection: {
    ladder: single("ConflictSteps", "The steps, and their labels"),
  },
  CityLinksSection: {
    cityPages: listOf("City", "The chosen cities, or the first ones by name", async (nodeModel, source) => {
      const all = (await everyNode(nodeModel, "City")).sort(byText("name"));
      const chosen = (source.cities ?? []) as string[];
      return chosen.length > 0 ? chosenFrom(all, chosen) : all.slice(0, CITY_LINKS);
    }),
    map: listOf(
      "City",
      "The cities of the map, the large one first; none without a map",
      async (nodeModel, { mapOf }) => (mapOf ? citiesOnMap(nodeModel, [mapOf]) : []),
    ),
    mapAlt: MAP_ALT,
  },
  ArticleListSection: {
    articles: sorted("Article", "All articles: the featured one first, then newest first", byNews),
    categories: listOf("Category", "The categories of the filter", (nodeModel) => inFileOrder(nodeModel, "Category")),
  },
  SiteMapSection: {
    pages: listOf("Page", "Pages made of sections that search engines may list", async (nodeModel) =>
      (await everyNode(nodeModel, "Page"))
        .filter(({ robots }) => (robots ?? "index") === "index")
        .sort(byText("title")),
    ),
    cityPages: sorted("City", "All cities, by name", byText("name")),
    map: listOf("City", "The cities of the map", (nodeModel) => citiesOnMap(nodeModel)),
    mapAlt: MAP_ALT,
    articles: sorted("Article", "All articles, newest first", byNews),
    legalPages: sorted("LegalPage", "Legal texts, by title", byText("title")),
  },
};
