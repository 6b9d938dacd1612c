import http from "node:http";
import type { AddressInfo } from "node:net";
import sirv from "sirv";
import { answerGit, leaveToken } from "./git/answer-git";
import { GIT_PATH } from "./git/messages";
import { LOCAL_FOLDER, LOCAL_REPOSITORY, studioHeaders } from "./headers";

/** Address of the studio on this machine. */
const HOME = "/admin/";

/** Drawings that components show by their address: the icons and the map. */
const DRAWING = /^\/[\w-]+\.svg$/;

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
    // Sirv fails at one that ends before it starts.
    delete request.headers.range;
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
