import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { MDX_COMPONENTS } from "../src/content/model/mdx-components";
import { SECTION_TYPES } from "../src/content/model/sections/section";

const read = (file: string): string => readFileSync(file, "utf8");

const DOCUMENTS = [
  "README.md",
  ...readdirSync("docs", { recursive: true, encoding: "utf8" }).map((file) => `docs/${file}`),
]
  .filter((file) => file.endsWith(".md"))
  .sort();

/** Every file below a folder of the project, by its path from the root. */
const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => !file.includes("node_modules"))
    .map((file) => `${folder}/${file}`);

const CODE = /```[\s\S]*?```|`[^`\n]*`/g;

const LOCAL_LINK = /\]\((?!https?:|mailto:)([^)#\s]+)[^)]*\)/g;

describe("links", () => {
  test.each(DOCUMENTS)("of %s lead to files that exist", (file) => {
    const links = [...read(file).replaceAll(CODE, "").matchAll(LOCAL_LINK)].map(([, link = ""]) => link);
    expect(links.filter((link) => !existsSync(path.join(path.dirname(file), link)))).toEqual([]);
  });
});

describe("documents", () => {
  test.each(DOCUMENTS)("%s names files that exist", (file) => {
    const named = [...read(file).matchAll(/`((?:src|scripts|e2e|docs|static|data|content)\/[\w/.-]+\.\w+)`/g)];
    expect(named.map(([, name = ""]) => name).filter((name) => !existsSync(name))).toEqual([]);
  });
});

describe("comments", () => {
  const sources = ["src", "scripts", "e2e"].flatMap(filesBelow).concat(readdirSync("."));
  const code = sources.filter((file) => /\.(?:tsx?|mts|cjs|mjs)$/.test(file) && !/^\.|\.test\./.test(file));
  const known = new Set(
    [...sources, ...readdirSync("e2e/fixture-site", { recursive: true, encoding: "utf8" })].flatMap((file) =>
      file.split("/").map((_part, index, parts) => parts.slice(index).join("/")),
    ),
  );

  const missing = (file: string): string[] => {
    const comments = [...read(file).matchAll(/^\s*(?:\/?\*|\/\/)(.*)$/gm)].map(([, text = ""]) => text).join("\n");
    const named = comments.match(/[\w/.-]*\w\.(?:tsx?|mts|cjs|mjs)\b|data\/[\w/-]+\.json\b/g) ?? [];
    return named.filter((name) => !known.has(name)).map((name) => `${file}: ${name}`);
  };

  test("name files that exist", () => {
    expect(code.flatMap(missing)).toEqual([]);
  });
});

describe("docs/agreement.md", () => {
  /** Anchor of a heading. */
  const anchorOf = (heading: string) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\d -]/gu, "")
      .replaceAll(" ", "-");
  const anchors = new Set(
    [...read("docs/agreement.md").matchAll(/^#+ (.+)$/gm)].map(([, title = ""]) => anchorOf(title)),
  );

  const sources = ["src", "e2e", "scripts", "docs"].flatMap(filesBelow).filter((file) => /\.(?:m?tsx?|md)$/.test(file));

  test("has the headings that code and documents cite", () => {
    const cited = sources.flatMap((file) =>
      [...read(file).matchAll(/agreement\.md#([\w-]+)/g)].map(([, anchor = ""]) => ({ file, anchor })),
    );
    expect(cited.length).toBeGreaterThan(50);
    expect(cited.filter(({ anchor }) => !anchors.has(anchor))).toEqual([]);
  });

  test("leads to its own headings", () => {
    const links = [...read("docs/agreement.md").matchAll(/\]\(#([\w-]+)\)/g)].map(([, anchor = ""]) => anchor);
    expect(links.filter((anchor) => !anchors.has(anchor))).toEqual([]);
  });
});

describe("README.md", () => {
  test("names every script", () => {
    const { scripts } = JSON.parse(read("package.json")) as { scripts: Record<string, string> };
    const readme = read("README.md");
    const missing = Object.keys(scripts).filter((name) => !new RegExp(`(?:\`|npm )${name}\`?(?![\\w:-])`).test(readme));
    expect(missing).toEqual([]);
  });

  test("names every folder of src", () => {
    const folders = readdirSync("src", { withFileTypes: true }).filter(
      (item) => item.isDirectory() && item.name !== "test",
    );
    const readme = read("README.md");
    expect(folders.map(({ name }) => `\`src/${name}\``).filter((name) => !readme.includes(name))).toEqual([]);
  });
});

describe("docs/redactie.md", () => {
  const guide = read("docs/redactie.md");

  test("has a row in the table “Blokken” for every section type", () => {
    const rows = [...guide.matchAll(/^\| `(\w+)` \|.*\| `[\w-]+\.json` \|$/gm)].map(([, type = ""]) => type);
    const types = SECTION_TYPES.map(({ shape }) => shape.type.value);
    expect(rows.sort()).toEqual([...types].sort());
  });

  test("names every component of articles", () => {
    expect(Object.keys(MDX_COMPONENTS).filter((name) => !guide.includes(`\`${name}\``))).toEqual([]);
  });
});
