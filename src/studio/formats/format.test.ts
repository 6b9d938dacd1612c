import { readdirSync, readFileSync } from "node:fs";
import { findNodeAtLocation, type Node, parseTree } from "jsonc-parser";
import { isScalar, parseDocument } from "yaml";
import { z } from "zod";
import { valueSchema } from "../../content/model/field-types";
import { CONTENT_TYPES, contentTypeOfFile } from "../../content/model/registry";
import { type FormValues, formatOf, LIST_FIELD } from "./format";

const FIXTURE = "e2e/fixture-site/";

const inSite = (file: string) => file.replace(FIXTURE, "");

const filesIn = (root: string) =>
  ["data", "content"]
    .flatMap((folder) =>
      readdirSync(`${root}${folder}`, { recursive: true }).map((name) => `${folder}/${String(name)}`),
    )
    .filter(contentTypeOfFile)
    .map((file) => `${root}${file}`);

/** The fixture site has every section type and every component of prose (scripts/fixture-site.test.ts). */
const FIXTURE_FILES = filesIn(FIXTURE);

const typeOf = (file: string) => {
  const type = contentTypeOfFile(inSite(file));
  if (!type) {
    throw new Error(`No content type for ${file}`);
  }
  return type;
};

const type = (name: string) => {
  const found = CONTENT_TYPES.find((candidate) => candidate.name === name);
  if (!found) {
    throw new Error(`No content type ${name}`);
  }
  return found;
};

/** What the engine makes of a value when it opens a form: every field is there, empty or with its default. */
const opened = (schema: z.ZodType, value: unknown): unknown => {
  if (value === undefined && schema instanceof z.ZodDefault) {
    return schema.def.defaultValue;
  }
  const inner = valueSchema(schema);
  if (inner instanceof z.ZodArray) {
    return ((value ?? []) as unknown[]).map((item) => opened(inner.element as z.ZodType, item));
  }
  if (inner instanceof z.ZodDiscriminatedUnion) {
    const options = inner.options as z.ZodObject[];
    const option = options.find(({ shape }) => (shape.type as z.ZodLiteral).value === (value as FormValues).type);
    return option && opened(option, value);
  }
  if (inner instanceof z.ZodObject) {
    const fields = (value ?? {}) as FormValues;
    const shape = inner.shape as Record<string, z.ZodType>;
    return value === undefined
      ? null
      : Object.fromEntries(
          [...Object.keys(shape), ...Object.keys(fields)].map((key) => [
            key,
            shape[key] ? opened(shape[key], fields[key]) : fields[key],
          ]),
        );
  }
  return value ?? (inner instanceof z.ZodBoolean ? false : "");
};

const openedForm = (name: string, form: FormValues): FormValues => {
  const { schema, kind } = type(name);
  return kind === "list"
    ? { ...form, [LIST_FIELD]: opened(z.array(schema), form[LIST_FIELD]) }
    : { ...form, ...(opened(schema, form) as FormValues) };
};

describe("a file that is opened and saved", () => {
  it.each([...filesIn(""), ...FIXTURE_FILES])("stays byte for byte the same: %s", (file) => {
    // Whatever the editor's program puts at the end of a line or file.
    const text = `${readFileSync(file, "utf8").replaceAll("\r\n", "\n").trimEnd()}\n`;
    const { fromFile, toFile } = formatOf(typeOf(file));
    const form = fromFile(text.trim());
    expect(`${toFile(form)}\n`).toBe(text);
    expect(`${toFile(openedForm(typeOf(file).name, form))}\n`).toBe(text);
  });
});

type Way = readonly (string | number)[];

/** The ways to every single value in some data. */
const leaves = (value: unknown, way: Way = []): Way[] =>
  typeof value === "object" && value !== null
    ? Object.entries(value).flatMap(([key, item]) => leaves(item, [...way, Array.isArray(value) ? Number(key) : key]))
    : [way];

/** Of the ways, one for each field; the kind of a block is no field. */
const ofEachField = (ways: readonly Way[]): Way[] => {
  const field = (way: Way) => way.map((step) => (typeof step === "number" ? "*" : step)).join(".");
  return [...new Map(ways.filter((way) => way.at(-1) !== "type").map((way) => [field(way), way])).values()];
};

const other = (value: unknown): unknown => {
  switch (typeof value) {
    case "string":
      return `${value} anders`;
    case "number":
      return Math.round((value + 1) * 100) / 100;
    default:
      return !value;
  }
};

const changed = (value: unknown, [step, ...rest]: Way, next: unknown): unknown => {
  if (step === undefined) {
    return next;
  }
  const copy = Array.isArray(value) ? [...value] : { ...(value as object) };
  return Object.assign(copy, { [step]: changed((value as FormValues)[step], rest, next) });
};

const valueAt = (value: unknown, way: Way): unknown =>
  way.reduce<unknown>((inner, step) => (inner as FormValues)[step], value);

const FRONT = /^---\n([\s\S]*?)^---$/m;

const frontOf = (text: string) => parseDocument(FRONT.exec(text)?.[1] ?? "", { schema: "core" });

const dataOf = (file: string, text: string): unknown =>
  file.endsWith(".json") ? JSON.parse(text) : frontOf(text).toJS();

/** Tells where in the text of a file a value stands. */
const rangesIn = (file: string, text: string): ((way: Way) => readonly [start: number, end: number]) => {
  if (file.endsWith(".json")) {
    const tree = parseTree(text) as Node;
    return (way) => {
      const { offset, length } = findNodeAtLocation(tree, [...way]) as Node;
      return [offset, offset + length];
    };
  }
  const document = frontOf(text);
  return (way) => {
    const node = document.getIn(way, true);
    const [start, end] = (isScalar(node) && node.range) || [0, 0];
    return [start + 4, end + 4];
  };
};

describe("one change", () => {
  it.each(FIXTURE_FILES)("to any field of %s changes the bytes of that field only", (file) => {
    const text = readFileSync(file, "utf8").trim();
    const contentType = typeOf(file);
    const { fromFile, toFile } = formatOf(contentType);
    const form = openedForm(contentType.name, fromFile(text));
    const data = dataOf(file, text);
    const rangeOf = rangesIn(file, text);
    const ways = ofEachField(leaves(data));
    expect(ways.length).toBeGreaterThan(0);
    for (const way of ways) {
      const next = other(valueAt(data, way));
      const inForm = contentType.kind === "list" ? [LIST_FIELD, ...way] : way;
      const typed = typeof next === "number" ? String(next).replace(".", ",") : next;
      const after = toFile(changed(form, inForm, typed) as FormValues);
      const [start, end] = rangeOf(way);
      const left = text.length - end;
      const place = way.join(".");
      expect([place, after.slice(0, start), after.slice(after.length - left)]).toEqual([
        place,
        text.slice(0, start),
        text.slice(end),
      ]);
      // As texts, which Jest compares much faster.
      const asText = (value: unknown) => JSON.stringify(value, null, 1);
      expect([place, asText(dataOf(file, after))]).toEqual([place, asText(changed(data, way, next))]);
    }
  });
});

/** Lines that differ between two texts of the same number of lines. */
const changedLines = (before: string, after: string) => {
  const old = before.split("\n");
  return after.split("\n").filter((line, index) => line !== old[index]);
};

describe("an edit", () => {
  const FACTS = `[
  { "token": "prijs.uur", "value": 215, "format": "euro", "description": "Per uur" },
  { "token": "sessies", "value": "2 tot 3", "format": "text", "description": "Sessies" }
]`;

  it("changes its own line only, and keeps a figure a figure", () => {
    const { fromFile, toFile } = formatOf(type("Fact"));
    const form = fromFile(FACTS);
    const [first, second] = form[LIST_FIELD] as FormValues[];
    const after = toFile({
      ...form,
      [LIST_FIELD]: [
        { ...first, value: "217,50" },
        { ...second, value: "3" },
      ],
    });
    expect(changedLines(FACTS, after)).toEqual([
      '  { "token": "prijs.uur", "value": 217.5, "format": "euro", "description": "Per uur" },',
      '  { "token": "sessies", "value": "3", "format": "text", "description": "Sessies" }',
    ]);
  });

  it.each([
    ["3.100", 3100],
    ["1.250.000", 1250000],
    ["3.100,50", 3100.5],
    ["0,35", 0.35],
    ["3,100", "3,100"],
    ["0.35", 0.35],
    ["€ 3.100", 3100],
    ["3.100,- ", 3100],
    ["21%", 21],
    ["€ 3.100 per uur", "€ 3.100 per uur"],
  ])("takes a figure as a Dutch editor types it: %s", (typed, written) => {
    const { fromFile, toFile } = formatOf(type("Fact"));
    const form = fromFile(FACTS);
    const [first, second] = form[LIST_FIELD] as FormValues[];
    const after = toFile({ ...form, [LIST_FIELD]: [{ ...first, value: typed }, second] });
    expect(JSON.parse(after)[0].value).toBe(written);
  });

  it.each([
    ["52,51", 52.51],
    ["52.514", 52.514],
    ["zuid", "zuid"],
  ])("takes a place on the map with comma and point: %s", (typed, written) => {
    const { fromFile, toFile } = formatOf(type("City"));
    const form = fromFile('{ "location": { "latitude": 52.09, "longitude": 5.1 } }');
    expect(form.location).toEqual({ latitude: "52,09", longitude: "5,1" });
    const after = toFile({ ...form, location: { latitude: typed, longitude: "5,1" } });
    expect(JSON.parse(after)).toEqual({ location: { latitude: written, longitude: 5.1 } });
  });

  it("leaves out a figure that is the default, also in an entry that moves", () => {
    const { fromFile, toFile } = formatOf(type("Integration"));
    const entry = (slug: string, more = "") => `{ "slug": "${slug}"${more}, "kind": "youtube" }`;
    const form = fromFile(`[${entry("a")}, ${entry("b", ', "height": 640')}]`);
    const [first, second] = form[LIST_FIELD] as FormValues[];
    const moved = [
      { ...second, height: "640" },
      { ...first, height: "640" },
    ];
    expect(toFile({ ...form, [LIST_FIELD]: moved })).toBe(`[${entry("b", ', "height": 640')}, ${entry("a")}]`);
    const changed = [{ ...first, height: "700" }, second];
    expect(toFile({ ...form, [LIST_FIELD]: changed })).toContain('"kind": "youtube", "height": 700');
  });

  it("leaves entries without a name as they stand when the first of them goes", () => {
    const rows = ['{ "aspect": "Duur", "values": ["Kort"] }', '{ "aspect": "Reis", "values": ["170\\u00a0km"] }'];
    const { fromFile, toFile } = formatOf(type("Page"));
    const fileOf = (left: string[]) => `{ "sections": [{ "type": "comparison", "rows": [${left.join(", ")}] }] }`;
    const form = fromFile(fileOf(rows));
    const [section] = form.sections as { rows: FormValues[] }[];
    const left = section?.rows.slice(1);
    expect(toFile({ ...form, sections: [{ ...section, rows: left }] })).toBe(fileOf(rows.slice(1)));
  });

  it("writes a new entry as the others are written", () => {
    const { fromFile, toFile } = formatOf(type("Fact"));
    const form = fromFile(FACTS);
    const entry = { token: "nieuw", value: "12", format: "number", description: "Ü en 🙂", sum: [] };
    const after = toFile({ ...form, [LIST_FIELD]: [entry, ...(form[LIST_FIELD] as FormValues[])] });
    expect(after.split("\n")[1]).toBe(
      '  { "token": "nieuw", "value": 12, "format": "number", "description": "Ü en 🙂" },',
    );
    expect(after.split("\n").slice(2)).toEqual(FACTS.split("\n").slice(1));
  });

  it("keeps a fact words or a figure as its notation says", () => {
    const { fromFile, toFile } = formatOf(type("Fact"));
    const form = fromFile('[{ "token": "a", "value": "op aanvraag", "format": "text" }]');
    const [fact] = form[LIST_FIELD] as FormValues[];
    const saved = (value: string, format: string, token = "a") =>
      JSON.parse(toFile({ ...form, [LIST_FIELD]: [{ ...fact, token, value, format }] }))[0].value;
    expect(saved("2.950", "euro")).toBe(2950);
    expect(saved("1.500 tot 2.000", "text")).toBe("1.500 tot 2.000");
    expect(saved("2025.10", "text", "nieuw")).toBe("2025.10");
  });

  it("leaves out what the engine marks new entries with", () => {
    const { fromFile, toFile } = formatOf(type("Category"));
    const form = fromFile('[{ "slug": "a", "title": "A" }]');
    const entry = { slug: "b", title: "B", __sc_item_id: "1", __sc_item_original_key_path: "items.1" };
    expect(toFile({ ...form, [LIST_FIELD]: [...(form[LIST_FIELD] as FormValues[]), entry] })).toBe(
      '[{ "slug": "a", "title": "A" }, { "slug": "b", "title": "B" }]',
    );
  });

  it("moves a block as it stands, with its short lists on one line", () => {
    const page = `{
  "path": "/x",
  "sections": [
    {
      "type": "hero",
      "badges": ["a", "b"],
      "title": "Een"
    },
    {
      "type": "faq",
      "title": "Twee",
      "items": []
    }
  ]
}`;
    const { fromFile, toFile } = formatOf(type("Page"));
    const form = fromFile(page);
    const [hero, faq] = form.sections as FormValues[];
    const after = JSON.parse(toFile({ ...form, sections: [faq, hero] }));
    expect(after.sections.map(({ type: name }: { type: string }) => name)).toEqual(["faq", "hero"]);
    expect(toFile({ ...form, sections: [faq, hero] })).toContain('"badges": ["a", "b"],\n      "title": "Een"');
  });

  it("keeps fields that the model does not know, for the check to refuse", () => {
    const { fromFile, toFile } = formatOf(type("Category"));
    const text = '[{ "slug": "a", "title": "A", "extra": "x" }]';
    const form = fromFile(text);
    const [entry] = form[LIST_FIELD] as FormValues[];
    expect(toFile({ ...form, [LIST_FIELD]: [{ ...entry, title: "B" }] })).toBe(
      '[{ "slug": "a", "title": "B", "extra": "x" }]',
    );
  });

  it("keeps comments and notation of frontmatter, and the prose", () => {
    const text = `---
# Wat hier staat, blijft staan.
path: "/blog-x" # adres
title: Een titel
related:
  - "/blog-y"
---

Tekst met *nadruk*.

- punt`;
    const { fromFile, toFile } = formatOf(type("Article"));
    const form = fromFile(text);
    expect(form.body).toBe("Tekst met *nadruk*.\n\n- punt");
    expect(toFile({ ...form, title: "Een andere titel" })).toBe(text.replace("Een titel", "Een andere titel"));
    const lines = "Zeven dagen lang een korte les, elke dag iets om te doen.\nEn dat is best veel.";
    for (const field of ["title", "path"]) {
      expect(fromFile(toFile({ ...form, [field]: lines }))).toMatchObject({ [field]: lines });
    }
    expect(toFile({ ...form, body: `${form.body}\n- nog een $& punt` })).toBe(`${text}\n- nog een $& punt`);
  });

  it("writes a new article with its texts between quotes", () => {
    const text = formatOf(type("Article")).toFile({
      path: "/blog-x",
      title: "Ja: nee",
      featured: false,
      body: "Tekst.",
    });
    expect(text).toBe('---\npath: "/blog-x"\ntitle: "Ja: nee"\n---\n\nTekst.');
  });
});

describe("a file that cannot be read", () => {
  it("is refused with where and why", () => {
    expect(() => formatOf(type("Page")).fromFile('{ "path": "/x", }')).toThrow(/regel 1: geen geldige JSON/);
    expect(() => formatOf(type("Article")).fromFile("Zonder gegevens")).toThrow(/Bovenaan horen gegevens/);
    expect(() => formatOf(type("Article")).fromFile('\n---\npath: "/x"\n---\n')).toThrow(/Bovenaan horen gegevens/);
    expect(() => formatOf(type("Article")).fromFile("---\ntitle: *a\n---\n")).toThrow(/een \* aan het begin/);
    const twice = '---\npath: "/x"\ntitle: "A"\ntitle: "B"\n---\n\nTekst.';
    expect(() => formatOf(type("Article")).fromFile(twice)).toThrow(
      /regel 4: geen geldige YAML: dit veld staat er twee/,
    );
    const open = '---\npath: "/x"\ntitle: "A\n---\n\nTekst.';
    expect(() => formatOf(type("Article")).fromFile(open)).toThrow(/stuk, regel \d: geen geldige YAML/);
  });
});
