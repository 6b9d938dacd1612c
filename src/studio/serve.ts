import { createReadStream, existsSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import { answerGit, leaveToken } from "./git/answer-git";
import { GIT_PATH } from "./git/messages";
import { LOCAL_FOLDER, LOCAL_REPOSITORY, studioHeaders, typeOfFile } from "./headers";

/** Addresses of the studio on this machine: its files have plain names, in its folder and in `assets`. */
const ADDRESS = /^\/admin\/((?:assets\/)?[\w-]+(?:\.[\w-]+)+)?$/;

/** Drawings that components show by their address: the icons and the map. */
const DRAWING = /^\/[\w-]+\.svg$/;

/**
 * Answers a request for the studio of this machine, with its own policy; the studio must have been made.
 *
 * @param folder where it was made
 * @param root folder of the website, which it may publish
 * @returns whether the request was for the studio
 */
export const answerStudio = (
  request: IncomingMessage,
  response: ServerResponse,
  folder: string = LOCAL_FOLDER,
  root: string = process.cwd(),
): boolean => {
  const [pathname = ""] = (request.url ?? "").split(/[?#]/);
  const drawing = path.join("static", pathname);
  const isDrawing = DRAWING.test(pathname) && existsSync(drawing);
  if (!isDrawing && !pathname.startsWith("/admin/")) {
    return false;
  }
  leaveToken(root, request);
  if (pathname.startsWith(GIT_PATH)) {
    answerGit(root, request, response);
    return true;
  }
  const [wanted, name = "index.html"] = ADDRESS.exec(pathname) ?? [];
  const file = isDrawing ? drawing : wanted && path.resolve(folder, name);
  if (!file || !existsSync(file)) {
    response.writeHead(404).end();
    return true;
  }
  response.writeHead(200, { ...studioHeaders(LOCAL_REPOSITORY), "Content-Type": typeOfFile(file) });
  createReadStream(file).pipe(response);
  return true;
};
