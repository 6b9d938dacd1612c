import type { CreatePagesArgs } from "gatsby";
import { runQuery } from "./run-query";

const argsOf = (answer: object) => {
  const graphql = jest.fn(async () => answer);
  return { graphql, args: { graphql } as unknown as CreatePagesArgs };
};

it("returns the data of a query", async () => {
  const { args, graphql } = argsOf({ data: { page: { path: "/" } } });

  expect(await runQuery(args, "data/pages", "query Home { x }")).toEqual({ page: { path: "/" } });
  expect(graphql.mock.calls).toEqual([["query Home { x }"]]);
});

it.each([
  [
    "errors",
    { errors: [new Error("no such field"), new Error("nor that")], data: { page: null } },
    /"data\/pages"(.|\n)*no such field\n.*nor that/,
  ],
  ["no data", {}, /"data\/pages"/],
])("fails at %s, and names the family", async (_what, answer, message) => {
  await expect(runQuery(argsOf(answer).args, "data/pages", "query Home { x }")).rejects.toThrow(message);
});
