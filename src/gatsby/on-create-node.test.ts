import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { CreateNodeArgs } from "gatsby";
import { onCreateNode } from "./on-create-node";

interface Parts {
  type?: string;
  relativePath?: string;
  frontmatter?: string;
  start?: string;
  digest?: string;
}

const contentFilePath = path.join(mkdtempSync(path.join(tmpdir(), "mdx-")), "boekentips.mdx");

const run = ({
  type = "Mdx",
  relativePath = "articles/boekentips.mdx",
  frontmatter = "",
  digest = "body",
  start = "",
}: Parts) => {
  writeFileSync(contentFilePath, `${start}---\n${frontmatter}\n---\n\nTekst`);
  const createNode = jest.fn();
  const createParentChildLink = jest.fn();
  const file = { id: "file-1", relativePath };
  const node = {
    id: "mdx-1",
    parent: "file-1",
    body: "Tekst",
    internal: { type, contentDigest: digest, contentFilePath },
  };
  const args = {
    node,
    getNode: (id: string) => (id === "file-1" ? file : undefined),
    actions: { createNode, createParentChildLink },
    createNodeId: (name: string) => `id of ${name}`,
    createContentDigest: (input: unknown) => JSON.stringify(input),
  } as unknown as CreateNodeArgs;
  onCreateNode?.(args, { plugins: [] }, () => undefined);
  return { node, created: createNode.mock.calls.map(([child]) => child), links: createParentChildLink.mock.calls };
};

it("gives an article a node of its own type, with the fields of its frontmatter", () => {
  const { node, created, links } = run({ frontmatter: 'title: Boekentips\nreadingTime: 5\nrelated: ["/blog-x"]' });

  expect(created).toEqual([
    {
      title: "Boekentips",
      readingTime: 5,
      related: ["/blog-x"],
      body: "Tekst",
      contentFilePath,
      id: "id of mdx-1 Article",
      parent: "mdx-1",
      children: [],
      internal: { type: "Article", contentDigest: expect.any(String) },
    },
  ]);
  expect(links).toEqual([[{ parent: node, child: created[0] }]]);
});

it("gives legal prose the type of its folder", () => {
  expect(run({ relativePath: "legal/disclaimer.mdx" }).created).toMatchObject([{ internal: { type: "LegalPage" } }]);
});

it("keeps dates as they are written", () => {
  const frontmatter = 'date: 2024-03-20\ndateModified: "2024-04-01"';
  expect(run({ frontmatter }).created).toMatchObject([{ date: "2024-03-20", dateModified: "2024-04-01" }]);
});

it("reads frontmatter after a byte order mark, of which the check tells", () => {
  expect(run({ start: "\uFEFF", frontmatter: "title: Boekentips" }).created).toMatchObject([{ title: "Boekentips" }]);
});

it("changes when the frontmatter or the text changes, and only then", () => {
  const digest = (parts: Parts) => run(parts).created[0].internal.contentDigest;
  const same = { frontmatter: "title: A", digest: "1" };

  expect(digest(same)).toBe(digest({ ...same }));
  expect(digest({ ...same, frontmatter: "title: B" })).not.toBe(digest(same));
  expect(digest({ ...same, digest: "2" })).not.toBe(digest(same));
});

it.each<[string, Parts]>([
  ["nodes that are no MDX", { type: "File" }],
  ["MDX elsewhere", { relativePath: "drafts/idee.mdx" }],
  ["nodes of content", { type: "City" }],
])("leaves %s alone", (_what, parts) => {
  const { created, links } = run(parts);
  expect(created).toEqual([]);
  expect(links).toEqual([]);
});

describe("a JSON file", () => {
  /** Nodes that are made of a file of data/ before Gatsby is done with the first. */
  const nodesOf = async (relativePath: string, text: string) => {
    const createNode = jest.fn().mockReturnValue(new Promise(() => undefined));
    const args = {
      node: { id: "file-1", relativePath, extension: "json", internal: { type: "File" } },
      loadNodeContent: async () => text,
      actions: { createNode, createParentChildLink: jest.fn() },
      createNodeId: (name: string) => name,
      createContentDigest: (input: unknown) => JSON.stringify(input),
    } as unknown as CreateNodeArgs;
    void onCreateNode?.(args, { plugins: [] }, () => undefined);
    await new Promise(setImmediate);
    return createNode.mock.calls.map(([child]) => child);
  };

  it("has an entry of its type, or a list of them", async () => {
    expect(await nodesOf("cities/ede.json", '{ "slug": "ede" }')).toMatchObject([
      { slug: "ede", parent: "file-1", internal: { type: "City" } },
    ]);
    const facts = await nodesOf("facts.json", '[{ "token": "a" }, { "token": "b" }]');
    expect(facts).toMatchObject([{ token: "a", internal: { type: "Fact" } }, { token: "b" }]);
    expect(new Set(facts.map(({ id }) => id)).size).toBe(2);
  });

  it("hands over a whole list before its first entry has become a node", async () => {
    expect(await nodesOf("reviews.json", JSON.stringify(Array(90).fill({})))).toHaveLength(90);
  });

  it("that is of no content type becomes nothing", async () => {
    expect(await nodesOf("idee.json", "{}")).toEqual([]);
  });
});

it("notes the size of a drawing beside its file", () => {
  const createNodeField = jest.fn();
  const node = {
    internal: { type: "File" },
    extension: "svg",
    absolutePath: path.resolve("e2e/fixture-site/content/images/tekening.svg"),
  };
  const args = { node, actions: { createNodeField } } as unknown as CreateNodeArgs;
  onCreateNode?.(args, { plugins: [] }, () => undefined);
  expect(createNodeField.mock.calls).toEqual([
    [{ node, name: "width", value: expect.any(Number) }],
    [{ node, name: "height", value: expect.any(Number) }],
  ]);
});
