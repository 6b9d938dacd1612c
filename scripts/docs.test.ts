import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { MDX_COMPONENTS } from "../src/content-model/mdx-components";
import { SECTION_TYPES } from "../src/content-model/sections/section";

const read = (file: string): string => readFileSync(file, "utf8");

const DOCUMENTS = [
  "README.md",
  ...readdirSync("docs", { recursive: true, encoding: "utf8" }).map((file) => `docs/${file}`),
]
  .filter((file) => file.endsWith(".md"))
  .sort();

const CODE = /```[\s\S]*?```|`[^`\n]*`/g;

const LOCAL_LINK = /\]\((?!https?:|mailto:)([^)#\s]+)[^)]*\)/g;

describe("links", () => {
  test.each(DOCUMENTS)("of %s lead to files that exist", (file) => {
    const links = [...read(file).replaceAll(CODE, "").matchAll(LOCAL_LINK)].map(([, link = ""]) => link);
    expect(links.filter((link) => !existsSync(path.join(path.dirname(file), link)))).toEqual([]);
  });
});

describe("comments", () => {
  const sources = ["src", "scripts", "e2e"]
    .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) => `${folder}/${file}`))
    .concat(readdirSync("."));
  const code = sources.filter((file) => /\.(?:tsx?|mts|cjs|mjs)$/.test(file) && !/^\.|\.test\./.test(file));
  const known = new Set(
    [...sources, ...readdirSync("data", { recursive: true, encoding: "utf8" }).map((file) => `data/${file}`)].flatMap(
      (file) => file.split("/").map((_part, index, parts) => parts.slice(index).join("/")),
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

  test("names every section type, with a page that shows it", () => {
    const rows = new Map(
      [...guide.matchAll(/^\| `(\w+)` \|.*\| `([\w-]+\.json)` \|$/gm)].map(([, type, page]) => [type, page]),
    );
    const types = SECTION_TYPES.map(({ shape }) => shape.type.value);
    expect([...rows.keys()].sort()).toEqual([...types].sort());
    const wrong = [...rows].filter(([type, page]) => !read(`data/pages/${page}`).includes(`"type": "${type}"`));
    expect(wrong).toEqual([]);
  });

  test("names every component of articles", () => {
    expect(Object.keys(MDX_COMPONENTS).filter((name) => !guide.includes(`\`${name}\``))).toEqual([]);
  });
});
