import type { IncomingMessage, ServerResponse } from "node:http";
import { studioMiddleware } from "./studio-middleware";

type Handler = Parameters<Parameters<typeof studioMiddleware>[0]["use"]>[0];

/** What a request gets: an answer, or the next handler's. */
const answer = (url: string) => {
  const handlers: Handler[] = [];
  studioMiddleware({ use: (handler) => handlers.push(handler) });
  const end = jest.fn();
  const writeHead = jest.fn(() => ({ end }));
  const next = jest.fn();
  for (const handler of handlers) {
    handler({ url } as IncomingMessage, { writeHead } as unknown as ServerResponse, next);
  }
  return { writeHead, next };
};

describe("the studio under develop", () => {
  it("is found without its last slash", () => {
    const { writeHead, next } = answer("/admin");
    expect(writeHead).toHaveBeenCalledWith(302, { Location: "/admin/" });
    expect(next).not.toHaveBeenCalled();
  });

  it.each(["/", "/administratie", "/contact"])("leaves %s to the site", (url) => {
    const { writeHead, next } = answer(url);
    expect(next).toHaveBeenCalledTimes(1);
    expect(writeHead).not.toHaveBeenCalled();
  });
});
