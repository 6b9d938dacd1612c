import { createPages, madeSite } from "./create-pages";
import { checkContent } from "./on-pre-bootstrap";
import { buildPages } from "./pages/build-pages";

jest.mock("./on-pre-bootstrap", () => ({ checkContent: jest.fn() }));
jest.mock("./pages/site-info", () => ({ siteInfo: () => ({}) }));
jest.mock("./pages/build-pages", () => ({ buildPages: jest.fn(() => [{ path: "/een" }, { path: "/stad" }]) }));

const ANSWER = {
  data: {
    allCity: { nodes: [] },
    allRedirect: { nodes: [{ from: "/oud", to: "/nieuw", permanent: true }] },
    allSearchWord: { nodes: [] },
  },
};

/** Makes all pages once; returns them, and the messages. */
const make = async (answer: object = ANSWER) => {
  const createPage = jest.fn();
  const error = jest.fn();
  const args = {
    actions: { createPage },
    reporter: { error },
    graphql: async () => answer,
  } as unknown as Parameters<NonNullable<typeof createPages>>[0];
  await createPages?.(args, { plugins: [] }, () => undefined);
  return { paths: createPage.mock.calls.map(([page]) => page.path), told: error.mock.calls.flat().join() };
};

const failOnce = () =>
  jest.mocked(buildPages).mockImplementationOnce(() => {
    throw new Error("no title");
  });

test("a start from content of which no pages can be made ends with the reason", async () => {
  failOnce();
  await expect(make()).rejects.toThrow("no title");
});

test("pages are made, and the redirects are kept; the content was checked before", async () => {
  expect(await make()).toEqual({ paths: ["/een", "/stad"], told: "" });
  expect(madeSite().redirects).toEqual([{ from: "/oud", to: "/nieuw", status: 301 }]);
  expect(checkContent).not.toHaveBeenCalled();
});

test("after a save the content is checked before pages are made of it", async () => {
  await make();
  jest.mocked(checkContent).mockClear();
  await make();
  expect(checkContent).toHaveBeenCalledTimes(1);
});

test("after a save of which no pages can be made, those from before stay, with the reason", async () => {
  await make();
  failOnce();
  expect(await make()).toEqual({ paths: ["/een", "/stad"], told: expect.stringContaining("no title") });
});

test("what a query cannot answer is told with all its reasons", async () => {
  await make();
  const { told } = await make({ errors: [new Error("no such field"), new Error("nor that")] });
  expect(told).toMatch(/no such field\n.*nor that/);
});
