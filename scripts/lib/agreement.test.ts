import { deviations, rowsOf } from "./agreement";

jest.mock("../../e2e/html/lib/root", () => ({ ROOT: "e2e/fixture-site" }));

const PAGE = `
| What | Agreed | Token |
| --- | --- | --- |
| Price | € 2.950 | \`prijs.traject\` |

| What | Agreed | Entries of |
| --- | --- | --- |
| Old addresses | 2 | \`redirects.json\` |
| Gone for good | 1 | \`redirects.json permanent=true\` |
| Steps | 4 | \`pages/home.json steps.steps\` |
| Figures | 2 | \`articles/7-dagen-mediationvaardigheden.mdx KeyFigure\` |

| Agreed | Label in |
| --- | --- |
| Ga naar de vragen | \`redirects.json\` |

| Route | Page |
| --- | --- |
| \`/\` | Home |
| \`/oude-actie\` | An old address |

| Article | Date | Minutes |
| --- | --- | --- |
| \`/blog-boekentips\` | 2025-03-02 | 1 |
| \`/blog/casus-voorbeeld\` | – | – |

| What | Value |
| --- | --- |
| Speed | 3 s |
`;

test("content that is as agreed deviates in nothing", () => {
  expect(deviations(PAGE)).toEqual([]);
});

test.each<[string, string, string, object]>([
  ["a figure", "€ 2.950", "€ 12", { what: "{prijs.traject}", agreed: "€ 12", found: "€ 2.950" }],
  ["a token that is gone", "prijs.traject", "prijs.oud", { what: "{prijs.oud}", found: "no such token" }],
  ["a count", "| 2 | `red", "| 3 | `red", { what: "Old addresses: redirects.json", agreed: "3", found: "2" }],
  ["a label", "Ga naar de vragen", "Bel ons", { what: "redirects.json", agreed: "Bel ons", found: "not there" }],
  ["a route", "`/`", "`/nergens`", { what: "/nergens", agreed: "a route", found: "no page" }],
  ["an article", "03-02 | 1", "03-02 | 2", { agreed: "2025-03-02, 2", found: "2025-03-02, 1" }],
  ["an article that is gone", "/blog-boekentips", "/blog-weg", { what: "/blog-weg", found: "no page" }],
])("%s that differs is named with both", (_what, agreed, changed, deviation) => {
  expect(deviations(PAGE.replace(agreed, changed))).toMatchObject([deviation]);
});

test("a table is read by the names of its columns", () => {
  expect(rowsOf("text\n| A | B |\n| --- | --- |\n| 1 | `2` |\n")).toEqual([{ A: "1", B: "2" }]);
});
