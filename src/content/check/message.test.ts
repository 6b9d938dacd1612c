import type { z } from "zod";
import { exampleOf } from "../../test/example-data";
import { MDX_COMPONENTS } from "../model/mdx-components";
import { CONTENT_TYPES } from "../model/registry";
import { SECTION_TYPES } from "../model/sections/section";
import type { DataPath } from "./document";
import { describeIssue } from "./message";
import { schemaAt } from "./walk";

const SCHEMAS: [string, z.ZodType][] = [
  ...CONTENT_TYPES.map(({ name, schema }): [string, z.ZodType] => [name, schema]),
  ...SECTION_TYPES.map((schema): [string, z.ZodType] => [schema.shape.type.value, schema]),
  ...Object.entries(MDX_COMPONENTS).map(([name, { attributes }]): [string, z.ZodType] => [`<${name}>`, attributes]),
];

/** Every way to break a value: other types, other sizes, unknown and missing fields at any depth. */
const spoil = (value: unknown): unknown[] => {
  const others: unknown[] = [undefined, null, "", "Fout ?", "x".repeat(9000), -1, 1.5, 1e9, true, [], {}, { zzz: 1 }];
  if (Array.isArray(value)) {
    return [...others, ...value.flatMap((item, index) => spoil(item).map((bad) => value.with(index, bad)))];
  }
  if (typeof value === "object" && value !== null) {
    return [
      ...others,
      { ...value, zzz: 1 },
      ...Object.entries(value).flatMap(([key, item]) => spoil(item).map((bad) => ({ ...value, [key]: bad }))),
    ];
  }
  return others;
};

const ENGLISH = /\b(?:invalid|expected|received|must|too|undefined|unrecognized|string|array|object|required|input)\b/i;

test.each(SCHEMAS)("every violation of %s is said in Dutch", (_name, schema) => {
  const said = new Set<string>();
  for (const data of spoil(exampleOf(schema))) {
    const { error } = schema.safeParse(data, { error: () => "", reportInput: true });
    for (const issue of error?.issues ?? []) {
      for (const { text } of describeIssue(issue, schemaAt(schema, data, issue.path as DataPath), false)) {
        said.add(text);
      }
    }
  }
  expect(said.size).toBeGreaterThan(0);
  expect([...said].filter((text) => text.length <= 8 || ENGLISH.test(text.split("; toegestaan")[0] ?? ""))).toEqual([]);
});
