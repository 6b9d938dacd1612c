import { readdirSync, readFileSync } from "node:fs";
import { z } from "zod";
import { jsonSchemaOf, schemaFiles } from "./json-schema";
import { Action, Seo } from "./shared";
import { Fact } from "./site";

/** Content with every section type. */
const SITE = "e2e/fixture-site";

/** The JSON files of that site that match a pattern of `fileMatch`. */
const filesFor = (pattern: string): string[] => {
  const [folder, rest] = `${SITE}${pattern}`.split("/**/");
  return rest ? readdirSync(String(folder)).map((name) => `${folder}/${name}`) : [String(folder)];
};

const CASES = schemaFiles().flatMap(({ schema, fileMatch }) =>
  fileMatch.flatMap(filesFor).map((file): [string, z.core.JSONSchema.BaseSchema] => [file, schema]),
);

test.each(CASES)("an editor finds no mistakes in %s", (file, schema) => {
  const validator = z.fromJSONSchema(schema as Parameters<typeof z.fromJSONSchema>[0]);
  expect(validator.safeParse(JSON.parse(readFileSync(file, "utf8"))).error?.issues ?? []).toEqual([]);
});

test("every JSON file has a schema", () => {
  const described = new Set(CASES.map(([file]) => file));
  const present = readdirSync(`${SITE}/data`, { recursive: true, withFileTypes: true })
    .filter((item) => item.isFile())
    .map((item) => `${item.parentPath}/${item.name}`);
  expect(present.filter((file) => !described.has(file))).toEqual([]);
});

test("texts and links may be a token, whatever it stands for", () => {
  const seo = z.fromJSONSchema(jsonSchemaOf(Seo) as Parameters<typeof z.fromJSONSchema>[0]);
  expect(seo.safeParse({ title: "{a}", description: "{b}".repeat(80) }).success).toBe(true);
  const action = z.fromJSONSchema(jsonSchemaOf(Action) as Parameters<typeof z.fromJSONSchema>[0]);
  expect(action.safeParse({ label: "Bel", link: "tel:{phone}" }).success).toBe(true);
  expect(action.safeParse({ label: "Bel", link: "/x", style: "groot" }).success).toBe(false);
});

test("limits are told in Dutch", () => {
  expect(jsonSchemaOf(Seo).properties).toMatchObject({
    description: { description: "Wat zoekmachines onder de titel tonen; 70 tot 160 tekens", minLength: 1 },
  });
});

test("no schema holds English descriptions or the model's own metadata", () => {
  const text = JSON.stringify(schemaFiles());
  for (const key of ["typeName", "typeDescription", "internal", "x-name", '"hint":"', '"square":', '"field":']) {
    expect(text).not.toContain(key);
  }
  expect(JSON.stringify(jsonSchemaOf(Fact))).not.toMatch(/Name between braces|The figure/);
});

test("labels and names of values are told", () => {
  expect(jsonSchemaOf(Action).properties).toMatchObject({
    style: { title: "Nadruk", enumDescriptions: ["Hoofdknop", "Tweede knop", "Tekstlink"] },
  });
});

test("fields that may be left out are not required", () => {
  expect(jsonSchemaOf(Action).required).toEqual(["label", "link"]);
});
