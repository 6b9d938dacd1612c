import type { CreatePagesArgs } from "gatsby";
import { runQuery } from "./run-query";

const setUp = (answer: object) => {
  const graphql = jest.fn(async () => answer);
  const panicOnBuild = jest.fn();
  return { graphql, panicOnBuild, args: { graphql, reporter: { panicOnBuild } } as unknown as CreatePagesArgs };
};

it("returns the data of a query", async () => {
  const { args, graphql, panicOnBuild } = setUp({ data: { page: { path: "/" } } });

  expect(await runQuery(args, "data/pages", "query Home { x }")).toEqual({ page: { path: "/" } });
  expect(graphql.mock.calls).toEqual([["query Home { x }"]]);
  expect(panicOnBuild).not.toHaveBeenCalled();
});

it.each([
  ["errors", { errors: ["no such field"], data: { page: null } }, ["no such field"]],
  ["no data", {}, undefined],
])("stops the build at %s, and names the family", async (_what, answer, errors) => {
  const { args, panicOnBuild } = setUp(answer);

  await expect(runQuery(args, "data/pages", "query Home { x }")).rejects.toThrow("data/pages");
  expect(panicOnBuild.mock.calls).toEqual([[expect.stringContaining('"data/pages"'), errors]]);
});
