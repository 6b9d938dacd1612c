import { gatsbyPool, poolOfNone } from "./one-process";

const render = jest.fn();
const { single } = poolOfNone({ renderHTMLProd: render, renderHTMLDev: render });

beforeEach(() => render.mockReset());

it("renders one segment of the pages after the other", async () => {
  let end: (value: string) => void = () => {};
  render.mockReturnValueOnce(new Promise((resolve) => (end = resolve))).mockResolvedValueOnce("second");
  const results = [single.renderHTMLProd("a"), single.renderHTMLProd("b")];
  await new Promise(setImmediate);
  expect(render.mock.calls).toEqual([["a"]]);
  end("first");
  expect(await Promise.all(results)).toEqual(["first", "second"]);
});

it("tells of a segment that could not be rendered, and goes on with the next", async () => {
  render.mockRejectedValueOnce(new Error("no title")).mockResolvedValueOnce("second");
  const results = await Promise.allSettled([single.renderHTMLProd("a"), single.renderHTMLProd("b")]);
  expect(results).toEqual([
    { status: "rejected", reason: new Error("no title") },
    { status: "fulfilled", value: "second" },
  ]);
});

it("stands on Gatsby's own pool and on what renders in its processes", () => {
  const { pool, render: inProcess } = gatsbyPool();
  expect(pool.create).toEqual(expect.any(Function));
  expect(inProcess).toMatchObject({ renderHTMLProd: expect.any(Function), renderHTMLDev: expect.any(Function) });
});
