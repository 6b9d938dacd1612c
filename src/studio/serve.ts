import { createReadStream, existsSync, statSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import { LOCAL_FOLDER, LOCAL_REPOSITORY, studioHeaders, typeOfFile } from "./headers";

/** Address of the studio on this machine. */
const BASE = "/admin/";

const fileFor = (pathname: string): string | undefined => {
  if (pathname === "/icons.svg") {
    return path.resolve("static/icons.svg");
  }
  return pathname.startsWith(BASE)
    ? path.join(path.resolve(LOCAL_FOLDER), path.posix.normalize(`/${pathname.slice(BASE.length) || "index.html"}`))
    : undefined;
};

/**
 * Answers a request for the studio of this machine, with its own policy; the studio must have been made.
 *
 * @returns whether the request was for the studio
 */
export const answerStudio = (request: IncomingMessage, response: ServerResponse): boolean => {
  const { pathname } = new URL(request.url ?? "/", "http://localhost");
  const file = fileFor(decodeURIComponent(pathname));
  if (!file) {
    return false;
  }
  if (!existsSync(file) || !statSync(file).isFile()) {
    response.writeHead(404).end();
    return true;
  }
  response.writeHead(200, { ...studioHeaders(LOCAL_REPOSITORY), "Content-Type": typeOfFile(file) });
  createReadStream(file).pipe(response);
  return true;
};
