import path from "node:path";
import type { CreateNodeArgs } from "gatsby";
import { onCreateNode } from "./on-create-node";

interface Parts {
  type?: string;
  relativePath?: string;
  frontmatter?: Record<string, unknown>;
  digest?: string;
}

const run = ({ type = "Mdx", relativePath = "articles/boekentips.mdx", frontmatter = {}, digest = "body" }: Parts) => {
  const createNode = jest.fn();
  const createParentChildLink = jest.fn();
  const file = { id: "file-1", relativePath };
  const node = {
    id: "mdx-1",
    parent: "file-1",
    body: "Tekst",
    frontmatter,
    internal: { type, contentDigest: digest, contentFilePath: "/site/content/articles/boekentips.mdx" },
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
  const { node, created, links } = run({ frontmatter: { title: "Boekentips", readingTime: 5, related: ["/blog-x"] } });

  expect(created).toEqual([
    {
      title: "Boekentips",
      readingTime: 5,
      related: ["/blog-x"],
      body: "Tekst",
      contentFilePath: "/site/content/articles/boekentips.mdx",
      id: "id of mdx-1 >>> Article",
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
  const frontmatter = { date: new Date("2024-03-20T00:00:00Z"), dateModified: "2024-04-01" };
  expect(run({ frontmatter }).created).toMatchObject([{ date: "2024-03-20", dateModified: "2024-04-01" }]);
});

it("changes when the frontmatter or the text changes, and only then", () => {
  const digest = (parts: Parts) => run(parts).created[0].internal.contentDigest;
  const same = { frontmatter: { title: "A" }, digest: "1" };

  expect(digest(same)).toBe(digest({ ...same }));
  expect(digest({ ...same, frontmatter: { title: "B" } })).not.toBe(digest(same));
  expect(digest({ ...same, digest: "2" })).not.toBe(digest(same));
});

it.each<[string, Parts]>([
  ["nodes that are no MDX", { type: "File" }],
  ["MDX elsewhere", { relativePath: "drafts/idee.mdx" }],
  ["JSON of gatsby-transformer-json", { type: "City" }],
])("leaves %s alone", (_what, parts) => {
  const { created, links } = run(parts);
  expect(created).toEqual([]);
  expect(links).toEqual([]);
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
