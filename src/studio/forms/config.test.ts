import { z } from "zod";
import { drawing, image, metaOf, valueSchema } from "../../content/model/field-types";
import { MDX_COMPONENTS, PICTURE_COMPONENT } from "../../content/model/mdx-components";
import { CONTENT_TYPES } from "../../content/model/registry";
import { SECTION_TYPES } from "../../content/model/sections/section";
import { CHECK_FIELD, formSchema } from "../formats/format";
import { newBlock } from "../formats/prose-blocks";
import { BLOCKS } from "../prose/ProseTools";
import TASKS from "../tasks.nl.json";
import { studioConfig } from "./config";
import { objectFields } from "./field";

interface AnyField {
  name: string;
  label: string;
  hint?: string;
  widget: string;
  fields?: AnyField[];
  field?: AnyField;
  types?: AnyField[];
  [key: string]: unknown;
}

interface AnyForm {
  name: string;
  label: string;
  file?: string;
  folder?: string;
  fields: AnyField[];
}

const config = studioConfig({ repo: "a/b", branch: "main", local: true }) as unknown as {
  collections: (AnyForm & { create: boolean })[];
  singletons: AnyForm[];
};
const forms = [...config.collections, ...config.singletons];

const formOf = (name: string): AnyForm => {
  const form = forms.find((candidate) => candidate.name === name);
  if (!form) {
    throw new Error(`No form ${name}`);
  }
  return form;
};

/** What of a schema is missing in a form field: paths of fields and types. */
const missing = (schema: z.ZodType, field: AnyField | undefined, path: string): string[] => {
  const inner = valueSchema(schema);
  if (!field) {
    return [path];
  }
  if (inner instanceof z.ZodArray) {
    const element = valueSchema(inner.element as z.ZodType);
    return element instanceof z.ZodObject || element instanceof z.ZodDiscriminatedUnion
      ? missing(element, field, path)
      : [];
  }
  if (inner instanceof z.ZodDiscriminatedUnion) {
    return (inner.options as z.ZodObject[]).flatMap((option) => {
      const type = (option.shape.type as z.ZodLiteral<string>).value;
      return missing(
        option,
        field.types?.find(({ name }) => name === type),
        `${path}.${type}`,
      );
    });
  }
  if (inner instanceof z.ZodObject) {
    return Object.entries(inner.shape as Record<string, z.ZodType>)
      .filter(([, child]) => !(child instanceof z.ZodLiteral))
      .flatMap(([key, child]) =>
        missing(
          child,
          field.fields?.find(({ name }) => name === key),
          `${path}.${key}`,
        ),
      );
  }
  return [];
};

const allFields = (fields: readonly AnyField[]): AnyField[] =>
  fields.flatMap((field) => [
    field,
    ...allFields([...(field.fields ?? []), ...(field.types ?? []), ...(field.field ? [field.field] : [])]),
  ]);

describe("the forms", () => {
  it.each(CONTENT_TYPES.map((type) => [type.name, type] as const))("have every field of %s", (name, type) => {
    const { fields } = formOf(name);
    const whole = { name, label: "", widget: "object", fields };
    expect(missing(formSchema(type), whole, name)).toEqual([]);
  });

  it("have every section type, in the order of their Dutch names", () => {
    const sections = formOf("Page").fields.find(({ name }) => name === "sections");
    const labels = SECTION_TYPES.map((schema) => metaOf(schema).label).sort((one, other) =>
      one.localeCompare(other, "nl"),
    );
    expect(sections?.types?.map(({ label }) => label)).toEqual(labels);
  });

  it("begin with what editors know an entry by", () => {
    const firstOf = (name: string) => formOf(name).fields.find(({ widget }) => widget !== "controle")?.name;
    expect(["Page", "Article", "City"].map(firstOf)).toEqual(["title", "title", "name"]);
  });

  it("start with the check, and name everything in Dutch", () => {
    for (const form of forms) {
      expect(form.fields[0]?.name).toBe(CHECK_FIELD);
      expect(form.label).not.toBe("");
      expect(
        allFields(form.fields)
          .filter(({ name, label }) => !label || label === name)
          .map(({ name }) => name),
      ).toEqual([]);
    }
  });

  it("have no signs of Markdown in what stands beside a field, where the engine reads them", () => {
    const words = forms.flatMap(({ fields }) => allFields(fields)).flatMap(({ hint = "", comment }) => [hint, comment]);
    expect(words.filter((text) => /(?<!\\)\*\*|(?<!\\)\]\(/.test(String(text)))).toEqual([]);
  });

  it("exist for every task of an editor, with the field that it begins with", () => {
    const addresses = new Map<string, AnyField[]>([
      ["_singletons", []],
      ...config.singletons.map(({ name, fields }) => [`_singletons/entries/${name}`, fields] as const),
      ...config.collections.flatMap(({ name, create, fields }) => [
        [name, fields] as const,
        ...(create ? [[`${name}/new`, fields] as const] : []),
      ]),
    ]);
    expect(TASKS.map(({ form }) => form).filter((form) => !addresses.has(form))).toEqual([]);
    const withField = TASKS.filter(({ path }) => path);
    expect(
      withField.map(({ form, path }) => addresses.get(form)?.find(({ name }) => name === path?.[0])?.name),
    ).toEqual(withField.map(({ path }) => path?.[0]));
  });

  it("lead to the files of the model", () => {
    const places = CONTENT_TYPES.map(({ place }) => place);
    expect(forms.map(({ file, folder }) => file ?? folder).sort()).toEqual([...places].sort());
  });

  it("choose references from entries that exist", () => {
    const relations = forms.flatMap(({ fields }) => allFields(fields)).filter(({ widget }) => widget === "relation");
    expect(relations.length).toBeGreaterThan(4);
    for (const { collection, file } of relations) {
      expect(forms.some(({ name }) => name === (file ?? collection))).toBe(true);
    }
  });
});

describe("a field", () => {
  const field = (x: z.ZodType) => objectFields(z.object({ x }))[0] as unknown as AnyField;
  const doc = { label: "Naam", hint: "Wat het is", description: "What" };

  it("takes drawings where one belongs, and pictures elsewhere, without help about paths", () => {
    const fileOf = (x: z.ZodType) => field(x).fields?.find(({ name }) => name === "file");
    expect(fileOf(drawing(["Tekening", "Drawing"]))).toMatchObject({ accept: "image/svg+xml" });
    expect(fileOf(image(["Afbeelding", "Picture"]))).toMatchObject({ accept: expect.stringContaining("image/jpeg") });
    expect(fileOf(image(["Afbeelding", "Picture"]))).not.toHaveProperty("hint");
  });

  it("says what a figure may be, and leaves typing it to the editor", () => {
    expect(field(z.number().min(3.2).max(7.3).meta(doc))).toMatchObject({
      widget: "string",
      comment: "3,2 tot en met 7,3",
    });
    expect(field(z.int().meta(doc))).toMatchObject({ widget: "string", comment: "Een getal" });
    expect(field(z.int().min(1900).max(2100).meta(doc))).toMatchObject({ comment: "1900 tot en met 2100" });
  });

  it("has the name, the hint and the limits of the model", () => {
    expect(
      field(
        z
          .string()
          .min(20)
          .max(60)
          .meta({ ...doc, field: { kind: "copy" } }),
      ),
    ).toMatchObject({
      widget: "string",
      label: "Naam",
      hint: "Wat het is",
      comment: "20 tot 60 tekens",
      required: true,
    });
    expect(
      field(
        z
          .string()
          .max(500)
          .meta({ ...doc, field: { kind: "copy" } }),
      ).widget,
    ).toBe("text");
    expect(field(z.array(z.string()).min(2).max(8).meta(doc))).toMatchObject({ widget: "list", min: 2, max: 8 });
  });

  it("may be empty where the model allows it, and knows its default", () => {
    expect(field(z.string().meta(doc).optional())).toMatchObject({ required: false });
    expect(
      field(
        z
          .enum(["a", "b"])
          .meta({ ...doc, labels: { a: "Eén", b: "Twee" } })
          .default("b"),
      ),
    ).toMatchObject({
      widget: "select",
      required: true,
      default: "b",
      options: [
        { value: "a", label: "Eén" },
        { value: "b", label: "Twee" },
      ],
    });
  });
});

describe("the components of prose", () => {
  it("can all be put in, those that stand in a list with their list", () => {
    const templates = [newBlock(PICTURE_COMPONENT), ...BLOCKS.map(({ insert }) => insert)].join("\n");
    expect(Object.keys(MDX_COMPONENTS).filter((name) => !templates.includes(`<${name}`))).toEqual([]);
  });
});
