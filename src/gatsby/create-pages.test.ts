import { createPages } from "./create-pages";
import { cityPages } from "./pages/city-pages";
import { keptRedirects } from "./redirect-routes";

jest.mock("./social-images", () => ({ startSocialImages: jest.fn() }));
jest.mock("./pages/site-info", () => ({ siteFacts: async () => ({}) }));
jest.mock("./pages/redirects", () => ({
  redirects: async () => ({ pages: [], rows: [{ from: "/oud", to: "/nieuw", permanent: true }] }),
}));
jest.mock("./pages/section-pages", () => ({ sectionPages: async () => [{ path: "/een" }] }));
jest.mock("./pages/city-pages", () => ({ cityPages: jest.fn(async () => [{ path: "/stad" }]) }));
jest.mock("./pages/article-pages", () => ({ articlePages: async () => [] }));
jest.mock("./pages/legal-pages", () => ({ legalPages: async () => [] }));
jest.mock("./pages/not-found-page", () => ({ notFoundPages: async () => [] }));

/** Makes all pages once; returns them, and the messages. */
const make = async () => {
  const createPage = jest.fn();
  const error = jest.fn();
  const args = { actions: { createPage }, reporter: { error } } as unknown as Parameters<
    NonNullable<typeof createPages>
  >[0];
  await createPages?.(args, { plugins: [] }, () => undefined);
  return { paths: createPage.mock.calls.map(([page]) => page.path), told: error.mock.calls.flat().join() };
};

const failOnce = () => jest.mocked(cityPages).mockRejectedValueOnce(new Error("no title"));

test("a start from content of which no pages can be made ends with the reason", async () => {
  failOnce();
  await expect(make()).rejects.toThrow("no title");
});

test("pages are made of every family, and the redirects are kept", async () => {
  expect(await make()).toEqual({ paths: ["/een", "/stad"], told: "" });
  expect(keptRedirects()).toEqual([{ from: "/oud", to: "/nieuw", status: 301 }]);
});

test("after a save of which no pages can be made, those from before stay, with the reason", async () => {
  await make();
  failOnce();
  expect(await make()).toEqual({ paths: ["/een", "/stad"], told: expect.stringContaining("no title") });
});
