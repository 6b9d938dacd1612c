import { contextOf } from "./nodes";

const category = { id: "1", parent: "data/categories.json", slug: "hr" };

const find = (slug: string) =>
  contextOf(new Map([["Category", [category]]])).nodeModel.findOne({
    type: "Category",
    query: { filter: { slug: { eq: slug } } },
  });

it("has the first entry where nothing is chosen yet, and none where it does not exist", async () => {
  expect(await find("")).toBe(category);
  expect(await find("weg")).toBeNull();
});
