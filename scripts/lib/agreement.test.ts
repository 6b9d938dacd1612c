import { type AgreedContent, deviations, rowsOf } from "./agreement";

const PAGE = `
| What | Agreed | Token |
| --- | --- | --- |
| Price | € 10 | \`price\` |

| What | Agreed | Entries of |
| --- | --- | --- |
| People | 2 | \`people.json\` |

| Agreed | Label in |
| --- | --- |
| Call us | \`home.json\` |

| Route | Page |
| --- | --- |
| \`/\` | Home |

| Article | Date | Minutes |
| --- | --- | --- |
| \`/a\` | 2024-01-02 | 5 |

| What | Value |
| --- | --- |
| Speed | 3 s |
`;

const agreed: AgreedContent = {
  shown: (token) => (token === "price" ? "€ 10" : undefined),
  entriesOf: () => 2,
  readText: () => '{ "label": "Call us" }',
  hasRoute: (path) => path === "/",
  article: () => ["2024-01-02", "5"],
};

test("content that is as agreed deviates in nothing", () => {
  expect(deviations(PAGE, agreed)).toEqual([]);
});

test.each<[string, Partial<AgreedContent>, object]>([
  ["a figure", { shown: () => "€ 12" }, { what: "{price}", agreed: "€ 10", found: "€ 12" }],
  ["a token that is gone", { shown: () => undefined }, { found: "no such token" }],
  ["a count", { entriesOf: () => 3 }, { what: "People: people.json", agreed: "2", found: "3" }],
  ["a label", { readText: () => "" }, { what: "home.json", agreed: "Call us", found: "not there" }],
  ["a route", { hasRoute: () => false }, { what: "/", found: "no page" }],
  ["an article", { article: () => ["2024-01-03", "5"] }, { agreed: "2024-01-02, 5", found: "2024-01-03, 5" }],
])("%s that differs is named with both", (_what, change, deviation) => {
  expect(deviations(PAGE, { ...agreed, ...change })).toMatchObject([deviation]);
});

test("a table is read by the names of its columns", () => {
  expect(rowsOf("text\n| A | B |\n| --- | --- |\n| 1 | `2` |\n")).toEqual([{ A: "1", B: "2" }]);
});
