import { randomUUID } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import { text } from "node:stream/consumers";
import { GIT_PATH, TOKEN_FILE, TOKEN_HEADER } from "./messages";
import { changes, publish, version, versions } from "./repository";
import { failureOf } from "./run-git";

const ANSWERS = { changes, publish, versions, version };

/** Each question with what is asked, after the folder, and answered. */
export type Answers = typeof ANSWERS;

const TOKEN = randomUUID();

/**
 * Leaves the token of this start in the folder of the website: who may read that folder may publish from it, no other
 * page and no other computer.
 */
export const leaveToken = (root: string, port: number): void => {
  const file = path.join(root, `${TOKEN_FILE}${port}`);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, TOKEN, { mode: 0o600 });
};

const LOCAL = /^(?:127\.|::1$|::ffff:127\.)/;

const isAllowed = ({ method, headers, socket }: IncomingMessage): boolean =>
  method === "POST" && headers[TOKEN_HEADER] === TOKEN && LOCAL.test(socket.remoteAddress ?? "");

/** Does what the studio of this machine asks of git. */
export const answerGit = async (root: string, request: IncomingMessage, response: ServerResponse): Promise<void> => {
  const name = request.url?.slice(GIT_PATH.length) ?? "";
  if (!isAllowed(request) || !Object.hasOwn(ANSWERS, name)) {
    response.writeHead(403).end();
    return;
  }
  const send = (status: number, answer: unknown) =>
    response
      .writeHead(status, { "Content-Type": "application/json", "Cache-Control": "no-store" })
      .end(JSON.stringify(answer));
  try {
    const answer = ANSWERS[name as keyof Answers] as (root: string, asked: unknown) => Promise<unknown>;
    send(200, await answer(root, JSON.parse(await text(request))));
  } catch (error) {
    send(500, { message: failureOf(error as Error) });
  }
};
