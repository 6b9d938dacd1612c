import type { IncomingMessage, ServerResponse } from "node:http";
import { INBOX_FOLDER, INBOX_PATH, receiveForm } from "./inbox";

/** Handler of the server of `develop`. */
export type Handler = (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) => void;

const say = (line: string) => process.stdout.write(`${line}\n`);

/** Receives the sample content's forms under `npm run develop`, as `npm start` does. */
export const inboxMiddleware = (app: { use(handler: Handler): void }, folder = INBOX_FOLDER): void =>
  app.use((request, response, next) => {
    if (request.method === "POST" && request.url === INBOX_PATH) {
      receiveForm(folder, say, request, response).catch(next);
    } else {
      next();
    }
  });
