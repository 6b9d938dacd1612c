import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { inspectContent } from "../src/content/check/check";
import { filesOnDisk } from "../src/content/check/disk";
import { formatProblems } from "../src/content/check/format";
import { MDX_COMPONENTS } from "../src/content/model/mdx-components";
import { SECTION_TYPES } from "../src/content/model/sections/section";
import { draftFiles } from "../src/gatsby/drafts";

const ROOT = path.resolve("e2e/fixture-site");

const textsIn = (folder: string): string[] =>
  readdirSync(path.join(ROOT, folder)).map((file) => readFileSync(path.join(ROOT, folder, file), "utf8"));

/** The fixture site of the end-to-end tests follows the content model: what is new there must be added here. */
describe("the fixture site", () => {
  test("passes the content check", () => {
    const { problems } = inspectContent(filesOnDisk(ROOT));
    const named = problems.map((problem) => ({ ...problem, file: `e2e/fixture-site/${problem.file}` }));
    expect(problems.length > 0 ? formatProblems(named) : "").toBe("");
  });

  test("has every section type, for example in data/pages/voorbeelden.json", () => {
    const used = textsIn("data/pages").flatMap((text) =>
      (JSON.parse(text) as { sections: { type: string }[] }).sections.map(({ type }) => type),
    );
    const all = SECTION_TYPES.map(({ shape }) => shape.type.value);
    expect([...new Set(used)].sort()).toEqual([...all].sort());
  });

  test("has every component of prose", () => {
    const used = textsIn("content/articles").flatMap((text) =>
      [...text.matchAll(/<([A-Z]\w+)/g)].map(([, name]) => name),
    );
    expect([...new Set(used)].sort()).toEqual(Object.keys(MDX_COMPONENTS).sort());
  });

  test("has three cities, three articles and one that is a draft", () => {
    expect(textsIn("data/cities")).toHaveLength(3);
    expect(textsIn("content/articles")).toHaveLength(4);
    expect(draftFiles(ROOT).map((file) => path.relative(ROOT, file))).toEqual([
      "data/pages/concept.json",
      "content/articles/concept.mdx",
    ]);
  });
});
