import { z } from "zod";
import { createSchemaCustomization } from "../../gatsby/create-schema-customization";
import {
  choice,
  copy,
  date,
  flag,
  image,
  integer,
  link,
  list,
  markdown,
  objectType,
  path,
  pathReference,
  reference,
  slug,
} from "../model/field-types";
import type { FieldConfig, ResolverContext } from "./context";
import { modelTypes, SchemaBuilder, type TypeConfig } from "./from-model";

const doc = ["Naam", "What it is", "Wat het is"] as const;

/** The types that a model makes, by name. */
const typesOf = (schema: z.ZodObject): Map<string, TypeConfig> => {
  const builder = new SchemaBuilder();
  builder.addObject(schema);
  return builder.types;
};

const fieldsOf = (types: ReadonlyMap<string, TypeConfig>, name: string): Record<string, FieldConfig> => {
  const type = types.get(name);
  if (type?.kind !== "object") {
    throw new Error(`No object type ${name}`);
  }
  return type.fields;
};

/** The only field `x` of a type with that field. */
const fieldFor = (schema: z.ZodType): FieldConfig => {
  const { x } = fieldsOf(typesOf(objectType("Thing", doc, { x: schema })), "Thing");
  if (!x) {
    throw new Error("No field x");
  }
  return x;
};

/** A node model with a site and a fact that records lookups. */
const context = () => {
  const found: unknown[] = [];
  const site = { phone: "024 000 00 00", openingHours: { days: [] }, address: {}, links: {} };
  const nodes: Record<string, unknown[]> = {
    SiteSettings: [site],
    Fact: [{ token: "prijs.uur", value: 215, format: "euro" }],
  };
  const nodeModel = {
    findAll: async ({ type }: { type: string }) => ({ entries: nodes[type] ?? [] }),
    findOne: async (query: unknown) => {
      found.push(query);
      return { id: "node" };
    },
    getNodeById: () => null,
  };
  return { context: { nodeModel } as unknown as ResolverContext, found };
};

const resolve = async (schema: z.ZodType, source: Record<string, unknown>, where = context().context) => {
  const field = fieldFor(schema);
  return field.resolve ? await field.resolve(source, {}, where) : source.x;
};

describe("the GraphQL type of a field", () => {
  const Inner = objectType("Inner", doc, { label: copy(doc) });
  it.each<[string, z.ZodType, string]>([
    ["plain text", copy(doc), "String!"],
    ["rich text", markdown(doc), "String!"],
    ["a link", link(doc), "String!"],
    ["a slug", slug(doc), "String!"],
    ["a path", path(doc), "String!"],
    ["a date", date(doc), "String!"],
    ["a whole number", integer(doc, { min: 0, max: 9 }), "Int!"],
    ["a number", z.number(), "Float!"],
    ["a yes or no", flag(doc), "Boolean!"],
    ["a choice", choice("Tone", doc, { sand: "Zand", mist: "Nevel" }), "Tone!"],
    ["an object", Inner, "Inner!"],
    ["a reference by slug", reference("Category", doc), "Category!"],
    ["a reference by path", pathReference("Page", doc), "Page!"],
    ["a list of texts", list(copy(doc), doc), "[String!]!"],
    ["a list of objects", list(Inner, doc), "[Inner!]!"],
    ["a list of lists", list(list(integer(doc, { min: 0, max: 9 }), doc), doc), "[[Int!]!]!"],
    ["what may be left out", copy(doc).optional(), "String"],
    ["a list that may be left out", list(copy(doc), doc).optional(), "[String!]"],
    ["an object that may be left out", Inner.optional(), "Inner"],
    ["what has a default", flag(doc).default(false), "Boolean!"],
    ["a list that has a default", list(copy(doc), doc, { min: 0 }).default([]), "[String!]!"],
  ])("%s", (_what, schema, type) => {
    expect(fieldFor(schema).type).toBe(type);
  });

  it("carries the English description, wherever it stands", () => {
    expect(fieldFor(copy(doc)).description).toBe("What it is");
    expect(fieldFor(copy(doc).optional()).description).toBe("What it is");
    expect(fieldFor(flag(doc).default(true)).description).toBe("What it is");
    expect(fieldFor(z.string().optional().meta({ description: "Outside" })).description).toBe("Outside");
  });

  it("leaves out what is internal", () => {
    const types = typesOf(
      objectType("Thing", doc, {
        shown: copy(doc),
        inside: z.string().meta({ internal: true }),
        outside: z.string().optional().meta({ internal: true }),
      }),
    );
    expect(Object.keys(fieldsOf(types, "Thing"))).toEqual(["shown"]);
  });
});

describe("types", () => {
  it("are made once, with everything that they refer to", () => {
    const Inner = objectType("Inner", doc, { label: copy(doc) });
    const builder = new SchemaBuilder();
    builder.addObject(objectType("One", doc, { a: Inner, b: list(Inner, doc) }));
    const one = builder.types.get("Inner");
    builder.addObject(objectType("Two", doc, { a: Inner }));

    expect([...builder.types.keys()]).toEqual(["One", "Inner", "Two"]);
    expect(builder.types.get("Inner")).toBe(one);
    expect(builder.types.get("One")).toMatchObject({ kind: "object", name: "One", description: "What it is" });
  });

  it("turns a choice into an enum with its values in order", () => {
    const types = typesOf(objectType("Thing", doc, { x: choice("Tone", doc, { sand: "Zand", mist: "Nevel" }) }));
    expect(types.get("Tone")).toEqual({
      kind: "enum",
      name: "Tone",
      description: "What it is",
      values: { sand: { value: "sand", description: "Zand" }, mist: { value: "mist", description: "Nevel" } },
    });
  });

  it("turns a choice of objects into a union, told apart by their type", () => {
    const Hero = objectType("HeroSection", doc, { type: z.literal("hero"), title: copy(doc) });
    const Faq = objectType("FaqSection", doc, { type: z.literal("faq"), intro: copy(doc).optional() });
    const Section = z.discriminatedUnion("type", [Hero, Faq]).meta({ typeName: "Section", description: "A block" });
    const types = typesOf(objectType("Page", doc, { sections: list(Section, doc) }));

    expect(fieldsOf(types, "Page").sections?.type).toBe("[Section!]!");
    expect(types.get("Section")).toMatchObject({
      kind: "union",
      name: "Section",
      description: "A block",
      types: ["HeroSection", "FaqSection"],
    });
    expect(fieldsOf(types, "FaqSection").intro?.type).toBe("String");
  });

  it("leaves out an item of a union whose type is not known, which the check has told about", async () => {
    const Faq = objectType("FaqSection", doc, { type: z.literal("faq") });
    const Block = z.discriminatedUnion("type", [Faq]).meta({ typeName: "Block" });
    const source = { x: [{ type: "faq" }, { type: "fak" }] };
    expect(await resolve(list(Block, doc), source)).toEqual([{ type: "faq" }]);
  });

  it("makes an image of a file and its mandatory text", () => {
    const types = typesOf(objectType("Thing", doc, { x: image(doc) }));
    expect(fieldsOf(types, "Image")).toMatchObject({ file: { type: "File!" }, alt: { type: "String!" } });
  });
});

describe("the value of a field", () => {
  it("is what the data has where there is nothing to do", () => {
    expect(fieldFor(slug(doc))).not.toHaveProperty("resolve");
    expect(fieldFor(integer(doc, { min: 0, max: 9 }))).not.toHaveProperty("resolve");
  });

  it("is the default where the data has none", async () => {
    expect(await resolve(flag(doc).default(true), {})).toBe(true);
    expect(await resolve(flag(doc).default(true), { x: false })).toBe(false);
    expect(await resolve(list(copy(doc), doc, { min: 0 }).default([]), {})).toEqual([]);
    expect(await resolve(copy(doc).default("{phone}"), {})).toBe("024\u00a0000\u00a000\u00a000");
  });

  it("is null where the data has none and may have none", async () => {
    expect(await resolve(copy(doc).optional(), {})).toBeNull();
    expect(await resolve(list(copy(doc), doc).optional(), {})).toBeNull();
  });

  it("has its tokens filled in", async () => {
    expect(await resolve(copy(doc), { x: "Bel {phone}" })).toBe("Bel 024\u00a0000\u00a000\u00a000");
    expect(await resolve(copy(doc), { x: "{prijs.uur}" })).toMatch(/^€\s215$/);
    expect(await resolve(copy(doc), { x: "{prijs.uur}", language: "en" })).toBe("€215");
    expect(await resolve(list(copy(doc), doc), { x: ["a", "{phone}"] })).toEqual(["a", "024\u00a0000\u00a000\u00a000"]);
  });

  it("is written in the language of the page, however deep it stands", async () => {
    const card = objectType("Card", doc, { price: copy(doc) });
    const section = objectType("Block", doc, { cards: list(card, doc) });
    const types = typesOf(objectType("Page", doc, { blocks: list(section, doc) }));
    const { context: where } = context();
    const read = async (source: Record<string, unknown>, type: string, field: string) =>
      [await fieldsOf(types, type)[field]?.resolve?.(source, {}, where)].flat()[0];
    const written = async (page: Record<string, unknown>) => {
      const block = (await read(page, "Page", "blocks")) as Record<string, unknown>;
      return read((await read(block, "Block", "cards")) as Record<string, unknown>, "Card", "price");
    };
    const blocks = () => [{ cards: [{ price: "{prijs.uur}" }] }];
    expect(await written({ language: "en", blocks: blocks() })).toBe("€215");
    expect(await written({ blocks: blocks() })).toMatch(/^€\s215$/);
  });

  it("is HTML for rich text, without raw HTML", async () => {
    expect(await resolve(markdown(doc), { x: "Bel **{phone}** <b>nu</b>" })).toBe(
      "<p>Bel <strong>024\u00a0000\u00a000\u00a000</strong> nu</p>",
    );
  });

  it("is an address for a link", async () => {
    expect(await resolve(link(doc), { x: "tel:{phone}" })).toBe("tel:+31240000000");
    expect(await resolve(link(doc), { x: "/contact#formulier" })).toBe("/contact#formulier");
  });

  it.each<[string, z.ZodType, string, object]>([
    [
      "a reference",
      reference("Category", doc),
      "hr-tips",
      { type: "Category", query: { filter: { slug: { eq: "hr-tips" } } } },
    ],
    [
      "a reference by path",
      pathReference("Page", doc),
      "/blog",
      { type: "Page", query: { filter: { path: { eq: "/blog" } } } },
    ],
  ])("is the node of %s", async (_what, schema, value, query) => {
    const { context: where, found } = context();
    expect(await resolve(schema, { x: value }, where)).toEqual({ id: "node" });
    expect(found).toEqual([query]);
  });

  it("is the file of an image, from content/images", async () => {
    const { context: where, found } = context();
    const { file } = fieldsOf(typesOf(objectType("Thing", doc, { x: image(doc) })), "Image");
    expect(await file?.resolve?.({ file: "team/anna.png" }, {}, where)).toEqual({ id: "node" });
    expect(found).toEqual([
      {
        type: "File",
        query: { filter: { sourceInstanceName: { eq: "content" }, relativePath: { eq: "images/team/anna.png" } } },
      },
    ]);
  });
});

describe("the types of the site", () => {
  const configs = modelTypes();

  it("have names of their own, and fields of types that exist", () => {
    const names = configs.map(({ name }) => name);
    const known = new Set([...names, "String", "Int", "Float", "Boolean", "File"]);
    const used = configs.flatMap((config) =>
      config.kind === "object" ? Object.values(config.fields).map(({ type }) => type.replace(/[[\]!]/g, "")) : [],
    );
    expect(new Set(names).size).toBe(names.length);
    expect(used.filter((type) => !known.has(type))).toEqual([]);
    expect(used).not.toContain("JSON");
  });

  it("are described", () => {
    expect(configs.filter(({ description }) => !description).map(({ name }) => name)).toEqual([]);
  });

  /** Types that createSchemaCustomization creates. */
  const created = () => {
    const createTypes = jest.fn();
    const as = (kind: string) => (config: object) => ({ kind, ...config });
    const schema = {
      buildObjectType: as("object"),
      buildUnionType: as("union"),
      buildEnumType: as("enum"),
    };
    createSchemaCustomization?.({ actions: { createTypes }, schema } as never, { plugins: [] }, () => undefined);
    const [[sdl], [types]] = createTypes.mock.calls as [[string], [Record<string, unknown>[]]];
    return { sdl, types };
  };

  it("infer nothing from data", () => {
    const { sdl, types } = created();
    const objects = types.filter(({ kind }) => kind === "object");
    expect(objects.length).toBeGreaterThan(60);
    for (const { name, extensions } of objects) {
      expect({ name, extensions }).toEqual({ name, extensions: { infer: false } });
    }
    expect(sdl.match(/^ *type /gm)).toHaveLength(sdl.match(/@dontInfer/g)?.length ?? 0);
  });

  it("are nodes where editors write entries, and nowhere else", () => {
    const { types } = created();
    const interfaces = (name: string) => types.find((type) => type.name === name)?.interfaces;
    expect(interfaces("City")).toContain("Node");
    expect(interfaces("Article")).toEqual(["Node"]);
    expect(interfaces("HeroSection")).not.toContain("Node");
    expect(interfaces("Seo")).toEqual([]);
  });

  it("share an interface where they have fields alike, which some of them require", () => {
    const { types } = created();
    const interfaces = (name: string) => types.find((type) => type.name === name)?.interfaces;
    expect(interfaces("StatsSection")).toEqual(["HeadedSection"]);
    // Its heading may be absent.
    expect(interfaces("ProseSection")).toEqual(["HasActions", "HasDrawing"]);
    expect(interfaces("ServiceCard")).toEqual(["HasAction", "HasDrawing"]);
  });

  it("tell sections apart by the type in the data", () => {
    const { types } = created();
    const section = types.find(({ name }) => name === "Section") as {
      resolveType: (value: { type: string }) => string;
      types: string[];
    };
    expect(section.resolveType({ type: "priceCards" })).toBe("PriceCardsSection");
    expect(section.types).toContain("EmbedSection");
  });
});
