import { DRAFTS } from "../app/draft-mark";
import { draftMiddleware } from "./draft-middleware";
import type { Handler } from "./inbox-middleware";

const ask = (url: string) => {
  const end = jest.fn();
  const next = jest.fn();
  draftMiddleware(
    { use: (handler: Handler) => handler({ url } as never, { writeHead: () => ({ end }) } as never, next) },
    "e2e/fixture-site",
  );
  return { end, next };
};

it("tells which pages are drafts, and leaves other addresses alone", () => {
  expect(JSON.parse(ask(DRAFTS).end.mock.calls[0][0])).toEqual({
    paths: expect.arrayContaining(["/concept", "/blog/concept"]),
    words: expect.stringContaining("Concept"),
  });
  const other = ask("/concept");
  expect(other.next).toHaveBeenCalled();
  expect(other.end).not.toHaveBeenCalled();
});
