import { figuresIn } from "../../lib/figures";
import { cityPath } from "../../lib/paths";
import { tokensIn } from "../../lib/tokens";
import { inspectMarkdown } from "../check/markdown-findings";
import { factsByToken, figureOf } from "../check/token-table";
import { markHeadings } from "../markdown/headings";
import { readMarkdown } from "../markdown/read";
import { PICTURE_COMPONENT, PICTURE_FILE } from "../model/mdx-components";
import { FIGURES, ROUTES } from "../model/needed";
import {
  derived,
  entriesOf,
  type FieldConfig,
  type FieldsByType,
  findNode,
  type ResolverContext,
  tokenTable,
} from "./context";
import { languageOf, withLanguage } from "./language";
import { PAGE_FIELDS, trail } from "./page-fields";
import { citiesOnMap, SECTION_FIELDS, single } from "./section-fields";

/** Fields of what is written in MDX. */
const PROSE: Record<string, FieldConfig> = {
  contentFilePath: {
    type: "String!",
    description: "File with the text, for the page component (gatsby-plugin-mdx)",
  },
  contents: derived("[LinkItem!]!", "Links to the headings of the text", ({ body }) =>
    markHeadings(readMarkdown(String(body), "mdx")),
  ),
  pictures: derived("[Image!]!", "The pictures in the text, for the page component", ({ body }) => {
    const shown = inspectMarkdown(String(body), "mdx")
      .components.filter(({ name }) => name === PICTURE_COMPONENT)
      .map(({ attributes }) => Object.fromEntries(attributes.map(({ name, value }) => [name, value])))
      .map(({ [PICTURE_FILE]: file, alt = "" }) => ({ file, alt: String(alt) }))
      .filter(({ file }) => typeof file === "string" && file !== "");
    // A picture that is used twice is listed once.
    return [...new Map(shown.map((picture) => [picture.file, picture])).values()];
  }),
};

const allFacts = async (context: ResolverContext) => factsByToken(await entriesOf("Fact", context));

const factNumber = (token: string) =>
  derived("Float!", `The fact ${token}`, async (_source, context) => {
    const value = figureOf(token, await allFacts(context));
    if (typeof value !== "number") {
      throw new Error(`data/facts.json: het feit ${token} ontbreekt of is geen getal`);
    }
    return value;
  });

/** Derived fields, which are not in the content model, by type. */
export const EXTRA_FIELDS: FieldsByType = {
  Fact: {
    display: derived("String!", "As written in Dutch copy", async ({ token }, context) => {
      const table = await tokenTable(context);
      return table.get(String(token))?.nl;
    }),
    figures: derived(
      "[Float!]!",
      "The figures in it, derived ones included: one, or those of a range such as “2 tot 4 weken”",
      async ({ token }, context) => figuresIn((await tokenTable(context)).get(String(token))?.nl ?? ""),
    ),
  },
  PriceCard: {
    amounts: derived(
      "[Float!]!",
      "The figures of the facts in the price, in euros: one, two for a range, none without an amount",
      async ({ price }, context) => {
        const facts = await allFacts(context);
        return tokensIn(String(price)).flatMap(({ name }) => {
          const value = facts.get(name)?.format === "euro" && figureOf(name, facts);
          return typeof value === "number" ? [value] : [];
        });
      },
    ),
  },
  RatingClaim: {
    average: factNumber(FIGURES.rating),
  },
  AbsenceCalculatorSection: {
    salary: factNumber(FIGURES.absenceSalary),
    yearLow: factNumber(FIGURES.absenceYearLow),
    yearHigh: factNumber(FIGURES.absenceYearHigh),
    packagePrice: factNumber(FIGURES.packagePrice),
  },
  Integration: {
    embedTexts: single("EmbedTexts", "Texts that all embeds share"),
    contact: single("SiteSettings", "How to reach the firm without the form or agenda"),
    formTexts: derived(
      "FormWords!",
      "Texts that own forms share, in the language of this one",
      async (form, context) => {
        const language = languageOf(form);
        const [texts] = await entriesOf<Record<"dutch" | "english", object>>("FormTexts", context);
        return withLanguage(language === "en" ? texts?.english : texts?.dutch, context, language);
      },
    ),
  },
  Mediator: {
    card: derived(
      "String",
      "Address of the card with the team; none where no page shows the team",
      async ({ slug }, context) => {
        const pages = await entriesOf<{ path: string; sections: { type: string }[] }>("Page", context);
        const team = pages.find(({ sections }) => sections.some(({ type }) => type === "team"));
        return team ? `${team.path}#${slug}` : null;
      },
    ),
  },
  City: {
    path: derived("String!", "Address of the city page", ({ slug }) => cityPath(String(slug))),
    trail: trail(({ slug, name }) => ({ path: cityPath(String(slug)), title: name, partOf: ROUTES.cities })),
    map: derived("[City!]!", "The cities of its map, itself first", ({ slug }, context) =>
      citiesOnMap(context, [slug]),
    ),
  },
  ...SECTION_FIELDS,
  ...PAGE_FIELDS,
  Article: {
    trail: trail(({ path, title }) => ({ path, title, partOf: ROUTES.blog })),
    ...PROSE,
    shownDrawing: derived("Drawing!", "The chosen drawing, or that of the category", async (article, context) => {
      const { drawing, category } = article;
      const theme = await findNode<{ drawing: string }>("Category", { slug: { eq: category } }, context);
      return { file: `articles/${drawing ?? theme?.drawing}.svg` };
    }),
  },
  LegalPage: { ...PROSE, trail: trail() },
};
