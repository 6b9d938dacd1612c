import { randomUUID } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import http, { type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { text } from "node:stream/consumers";
import sirv from "sirv";
import { GIT_PATH, TOKEN_FILE, TOKEN_HEADER } from "./git/messages";
import { changes, publish, version, versions } from "./git/repository";
import { failureOf } from "./git/run-git";
import { LOCAL_FOLDER, LOCAL_REPOSITORY, studioHeaders } from "./headers";

/** Address of the studio on this machine. */
const HOME = "/admin/";

/** Drawings that components show by their address: the icons and the map. */
const DRAWING = /^\/[\w-]+\.svg$/;

const ANSWERS = { changes, publish, versions, version };

/** Each question with what is asked, after the folder, and answered. */
export type Answers = typeof ANSWERS;

const TOKEN = randomUUID();

/**
 * Leaves the token of this start in the folder of the website: who may read that folder may publish from it, no other
 * page and no other computer.
 */
const leaveToken = (root: string, port: number): void => {
  const file = path.join(root, `${TOKEN_FILE}${port}`);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, TOKEN, { mode: 0o600 });
};

const isAllowed = ({ method, headers }: IncomingMessage): boolean =>
  method === "POST" && headers[TOKEN_HEADER] === TOKEN;

/** Does what the studio of this machine asks of git. */
const answerGit = async (root: string, request: IncomingMessage, response: ServerResponse): Promise<void> => {
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

/**
 * Server of the studio of this machine, with its own policy, and of the drawings in `static`. Other addresses lead to
 * the studio, which must have been made.
 *
 * @param folder where it was made
 * @param root folder of the website, which it may publish
 */
export const studioServer = (folder: string = LOCAL_FOLDER, root: string = process.cwd()): http.Server => {
  const headers = new Map(Object.entries(studioHeaders(LOCAL_REPOSITORY)));
  const filesIn = (place: string) =>
    sirv(place, { dev: true, extensions: ["html"], setHeaders: (response) => response.setHeaders(headers) });
  const [sendStudio, sendDrawing] = [filesIn(folder), filesIn("static")];
  const server = http.createServer((request, response) => {
    const address = request.url ?? "";
    if (address.startsWith(GIT_PATH)) {
      answerGit(root, request, response);
    } else if (address.startsWith(HOME)) {
      request.url = address.slice(HOME.length - 1);
      sendStudio(request, response);
    } else if (DRAWING.test(address)) {
      sendDrawing(request, response);
    } else {
      response.writeHead(302, { Location: HOME }).end();
    }
  });
  return server.on("listening", () => leaveToken(root, (server.address() as AddressInfo).port));
};
