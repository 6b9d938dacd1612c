import type { CreateNodeArgs } from "gatsby";
import { transformer, withWholeLists } from "./whole-lists";

const LIST = [{ key: "a" }, { key: "b" }, { key: "c" }];

const run = (createNode: jest.Mock) => {
  const args = {
    node: { id: "file", name: "list", internal: { type: "File" } },
    actions: { createNode, createParentChildLink: jest.fn() },
    loadNodeContent: async () => JSON.stringify(LIST),
    createNodeId: (name: string) => name,
    createContentDigest: (input: unknown) => JSON.stringify(input),
  };
  return withWholeLists(transformer().onCreateNode)(args as unknown as CreateNodeArgs, {});
};

const turnsOfTheLoop = () => new Promise((resolve) => setImmediate(resolve));

test("every entry of a list is handed over before the first has become a node", async () => {
  const createNode = jest.fn(() => new Promise(() => undefined));
  void run(createNode);
  await turnsOfTheLoop();
  expect(createNode.mock.calls).toEqual(LIST.map((entry) => [expect.objectContaining(entry)]));
});

test("an entry that cannot become a node is an error of its file", async () => {
  const createNode = jest.fn().mockResolvedValue(undefined).mockRejectedValueOnce(new Error("refused"));
  await expect(run(createNode)).rejects.toThrow("refused");
});
