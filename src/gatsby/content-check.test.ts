import { makeTestSite } from "../content-check/test-site";
import { checkAlongside, contentChecked } from "./content-check";
import { createPages } from "./create-pages";

const site = makeTestSite();

afterAll(() => site.dispose());

test("a check that could not be made is told, and the next one is made", async () => {
  const tell = jest.fn();
  const fail = jest.fn();
  checkAlongside(7 as unknown as string, tell, fail);
  await contentChecked();
  checkAlongside(site.root, tell, fail);
  await contentChecked();
  expect(fail).toHaveBeenCalledTimes(1);
  expect(tell).toHaveBeenCalledTimes(1);
});

test("saves that follow each other are checked once, after the check that is being made", async () => {
  const tell = jest.fn();
  checkAlongside(site.root, tell, jest.fn());
  await Promise.resolve();
  checkAlongside(site.root, tell, jest.fn());
  checkAlongside(site.root, tell, jest.fn());
  await contentChecked();
  expect(tell).toHaveBeenCalledTimes(2);
});

test("where pages cannot be made, what is wrong with the content is told first", async () => {
  const order: string[] = [];
  checkAlongside(site.root, () => order.push("content"), jest.fn());
  const graphql = async () => ({ errors: [new Error("no facts")] });
  const args = { graphql, actions: {} } as unknown as Parameters<NonNullable<typeof createPages>>[0];
  await Promise.resolve(createPages?.(args, { plugins: [] }, () => undefined)).catch(() => order.push("pages"));
  expect(order).toEqual(["content", "pages"]);
});
