import { z } from "zod";
import { summaryKey } from "../../studio/forms/field";
import { fieldsOf, metaOf } from "./field-types";
import { MDX_COMPONENTS } from "./mdx-components";
import { CONTENT_TYPES } from "./registry";

const found = new Map<string, z.ZodType>();

/** Collects a schema and everything in it, each named type once. */
const collect = (place: string, schema: z.ZodType): void => {
  const known = schema instanceof z.ZodObject && [...found.values()].includes(schema);
  found.set(place, schema);
  if (known) {
    return;
  }
  if (schema instanceof z.ZodObject) {
    for (const field of fieldsOf(schema)) {
      found.set(`${place}.${field.key}`, field.schema.meta({ ...field.meta }));
      if (!(field.schema instanceof z.ZodEnum)) {
        collectInside(`${place}.${field.key}`, field.schema);
      }
    }
  } else {
    collectInside(place, schema);
  }
};

const collectInside = (place: string, schema: z.ZodType): void => {
  if (schema instanceof z.ZodArray) {
    collect(`${place}[]`, schema.element as z.ZodType);
  } else if (schema instanceof z.ZodDiscriminatedUnion) {
    for (const option of schema.options as z.ZodObject[]) {
      collect(`${place}:${metaOf(option).typeName}`, option);
    }
  } else if (schema instanceof z.ZodObject) {
    collect(`${place}:${metaOf(schema).typeName}`, schema);
  }
};

for (const { name, schema } of CONTENT_TYPES) {
  collect(name, schema);
}
for (const [name, { attributes }] of Object.entries(MDX_COMPONENTS)) {
  collect(`<${name}>`, attributes);
}
const ALL = [...found];

test("the model has hundreds of places to name", () => {
  expect(ALL.length).toBeGreaterThan(400);
});

test("everything has a short Dutch name and an English description", () => {
  const wrong = ALL.filter(([, schema]) => {
    const { label, description } = metaOf(schema);
    return !label || !description || label.length > 30;
  });
  expect(wrong.map(([place]) => place)).toEqual([]);
});

test("a hint tells more than the label", () => {
  const plainly = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
  const wrong = ALL.filter(([, schema]) => {
    const { label = "", hint } = metaOf(schema);
    return hint !== undefined && plainly(label).includes(plainly(hint));
  });
  expect(wrong.map(([place]) => place)).toEqual([]);
});

test("fields of one form have different names", () => {
  const twice = ALL.flatMap(([place, schema]) => {
    const labels = schema instanceof z.ZodObject ? fieldsOf(schema).map(({ meta }) => meta.label) : [];
    return labels.filter((label, index) => labels.indexOf(label) !== index).map((label) => `${place}: ${label}`);
  });
  expect(twice).toEqual([]);
});

test("every value of a choice has a Dutch name of its own", () => {
  for (const [place, schema] of ALL) {
    if (schema instanceof z.ZodEnum) {
      const { labels = {} } = metaOf(schema);
      expect([place, Object.keys(labels)]).toEqual([place, schema.options]);
      expect([place, new Set(Object.values(labels)).size]).toEqual([place, schema.options.length]);
    }
  }
});

test("every entry of a list can be named by one of its fields", () => {
  const entries = ALL.filter(([place, schema]) => place.endsWith("[]") && schema instanceof z.ZodObject);
  expect(entries.length).toBeGreaterThan(20);
  expect(entries.filter(([, schema]) => !summaryKey(schema as z.ZodObject)).map(([place]) => place)).toEqual([]);
});

test("what stands in a component of prose is a component that knows its parent", () => {
  for (const [name, { parent }] of Object.entries(MDX_COMPONENTS)) {
    expect([name, parent === undefined || MDX_COMPONENTS[parent]?.children.includes(name)]).toEqual([name, true]);
  }
});

test("no text may be empty: a field without one is left out", () => {
  const empty = ALL.filter(([, schema]) => schema instanceof z.ZodString && schema.safeParse("").success);
  expect(empty.map(([place]) => place)).toEqual([]);
});
