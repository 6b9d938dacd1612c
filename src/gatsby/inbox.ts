import type { IncomingMessage, ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { TRAP } from "../features/forms/names";

/** Path that the forms of the sample content post to; on a real host nobody receives there. */
const INBOX_PATH = "/brievenbus";

/**
 * Receives a form as a form service does: writes it to the terminal, answers a script with JSON and a plain form with its
 * thank-you page. Messages of robots are dropped.
 */
const receiveForm = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
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

/** Middleware of the servers of `npm run develop` and `npm start`: receives the sample content's forms. */
export const inbox = (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void): void => {
  if (request.method === "POST" && request.url === INBOX_PATH) {
    receiveForm(request, response).catch(next);
  } else {
    next();
  }
};
