import type http from "node:http";
import { text } from "node:stream/consumers";
import { TRAP } from "../features/forms/names";

/** Path that the forms of the sample content post to; on a real host nobody receives there. */
export const INBOX_PATH = "/brievenbus";

/** Whether a page of this server sends it: pages of other sites can post to a server on this machine too. */
const isOwn = ({ origin, host }: http.IncomingHttpHeaders): boolean =>
  origin === undefined || (URL.canParse(origin) && new URL(origin).host === host);

/**
 * Receives a form as a form service does: writes it to the terminal, answers a script with JSON and a plain form with its
 * thank-you page. Messages of robots are dropped.
 */
export const receiveForm = async (request: http.IncomingMessage, response: http.ServerResponse): Promise<void> => {
  if (!isOwn(request.headers)) {
    response.writeHead(403).end();
    return;
  }
  const fields = new URLSearchParams(await text(request));
  if (!fields.get(TRAP)) {
    process.stdout.write(`A message came in: ${JSON.stringify(Object.fromEntries(fields), null, 2)}\n`);
  }
  const next = fields.get("_next") ?? "";
  if (request.headers.accept?.includes("application/json")) {
    response.writeHead(200, { "Content-Type": "application/json" }).end('{"ok":true}');
  } else if (URL.canParse(next)) {
    // On this server, whatever host it names.
    response.writeHead(303, { Location: new URL(next).pathname }).end();
  } else {
    response.writeHead(200, { "Content-Type": "text/plain; charset=utf-8" }).end("Je bericht is binnen.\n");
  }
};

/** Handler of the server of `develop`. */
type Handler = (request: http.IncomingMessage, response: http.ServerResponse, next: (error?: unknown) => void) => void;

/** Receives the sample content's forms under `npm run develop`, as `npm start` does. */
export const inboxMiddleware = (app: { use(handler: Handler): void }): void =>
  app.use((request, response, next) => {
    if (request.method === "POST" && request.url === INBOX_PATH) {
      receiveForm(request, response).catch(next);
    } else {
      next();
    }
  });
