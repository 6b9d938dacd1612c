import { once } from "node:events";
import http from "node:http";
import type { AddressInfo } from "node:net";
import type { BrowserContext } from "playwright/test";

/** Address that the forms of the fixture site post to. */
const FORMS = "https://formulieren.example/**";

/** `silent` never answers, `slow` when the test says `release()`, `cut` breaks the connection off. */
type Answer = 200 | 303 | 422 | 500 | "silent" | "slow" | "cut";

/** A server that receives the forms of the fixture site. */
export interface Receiver {
  /** What it answers from now on; 200 until told otherwise. */
  answerWith: (answer: Answer) => void;
  release: () => void;
  /** What it received, in order. */
  messages: readonly Readonly<Record<string, string>>[];
}

const bodyOf = async (request: http.IncomingMessage): Promise<string> => {
  const parts: Buffer[] = [];
  for await (const part of request as AsyncIterable<Buffer>) parts.push(part);
  return Buffer.concat(parts).toString("utf8");
};

/** Starts a server that receives forms, and ends it with the test. */
export const startReceiver = async (): Promise<Receiver & { port: number; close: () => void }> => {
  const messages: Record<string, string>[] = [];
  let answer: Answer = 200;
  let held: (() => void)[] = [];
  const reply = ({ headers }: http.IncomingMessage, response: http.ServerResponse, status: number) => {
    response.setHeader("Access-Control-Allow-Origin", "*");
    if (status === 303) {
      const { pathname } = new URL(messages.at(-1)?._next ?? "/", "https://site.example");
      response.setHeader("Location", `${headers.origin}${pathname}`);
    }
    response.setHeader("Content-Type", "application/json");
    response.writeHead(status).end("{}");
  };
  const server = http.createServer(async (request, response) => {
    messages.push(Object.fromEntries(new URLSearchParams(await bodyOf(request))));
    if (answer === "cut") request.socket.destroy();
    else if (answer === "slow") held.push(() => reply(request, response, 200));
    else if (answer !== "silent") reply(request, response, answer);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    port: (server.address() as AddressInfo).port,
    messages,
    answerWith: (next) => {
      answer = next;
    },
    release: () => {
      for (const act of held) act();
      held = [];
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};

/** Forwards posts to the forms' address to a server; a connection that it cuts off fails in the browser too. */
export const leadToReceiver = (context: BrowserContext, port: number): Promise<unknown> =>
  context.route(FORMS, async (route) => {
    const { pathname } = new URL(route.request().url());
    try {
      const response = await route.fetch({ url: `http://127.0.0.1:${port}${pathname}`, maxRedirects: 0, timeout: 0 });
      await route.fulfill({ response });
    } catch {
      await route.abort("connectionreset").catch(() => {});
    }
  });
