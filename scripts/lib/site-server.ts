import { createReadStream } from "node:fs";
import { readFile, stat } from "node:fs/promises";
import http from "node:http";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import { INBOX_PATH, receiveForm } from "../../src/gatsby/inbox";
import { filesIn } from "../../src/publish/hosting/site-folder";
import type { HostingPlan } from "../../src/publish/hosting/types";
import { siteAnswer } from "./site-answer";

/** Where messages of the sample forms go. */
export interface Inbox {
  folder: string;
  /** Called with one line for each message. */
  tell: (line: string) => void;
}

/** Reads the last build, again after each new one: the plan is written last. */
const siteReader = (hostingDir: string) => {
  const planFile = path.join(hostingDir, "plan.json");
  let builtAt: number | undefined;
  let site: Promise<{ plan: HostingPlan; files: ReadonlySet<string> }>;
  const read = async () => ({
    plan: JSON.parse(await readFile(planFile, "utf8")) as HostingPlan,
    files: new Set(await filesIn(path.join(hostingDir, "site"))),
  });
  return async () => {
    const { mtimeMs } = await stat(planFile);
    if (mtimeMs !== builtAt) {
      builtAt = mtimeMs;
      site = read();
    }
    return site;
  };
};

/**
 * Server that answers as a host does with the last build in a folder (`.hosting`), also one made while it runs; 503 for
 * what is missing during a build.
 *
 * @param inbox where it keeps what the forms of the sample content post; without one it receives nothing, as hosts do
 */
export const siteServer = (hostingDir: string, inbox?: Inbox): http.Server => {
  const currentSite = siteReader(hostingDir);

  const respond = async (
    { method = "GET", url = "/", headers: asked }: http.IncomingMessage,
    response: http.ServerResponse,
  ) => {
    const { plan, files } = await currentSite();
    const acceptEncoding = String(asked["accept-encoding"] ?? "");
    const { status, headers, file } = siteAnswer(plan, files, { method, url, acceptEncoding });
    if (!file) {
      response.writeHead(status, headers).end();
      return;
    }
    const source = path.join(hostingDir, "site", file);
    const { size, mtimeMs } = await stat(source);
    const etag = `"${Math.trunc(mtimeMs).toString(16)}-${size.toString(16)}"`;
    if (status === 200 && asked["if-none-match"] === etag) {
      response.writeHead(304, { ...headers, ETag: etag }).end();
      return;
    }
    response.writeHead(status, { ...headers, ETag: etag, "Content-Length": size });
    if (method === "HEAD") response.end();
    else await pipeline(createReadStream(source), response);
  };

  return http.createServer((request, response) => {
    const isMessage = inbox && request.method === "POST" && request.url === INBOX_PATH;
    const answer = isMessage ? receiveForm(inbox.folder, inbox.tell, request, response) : respond(request, response);
    answer.catch(() => {
      if (response.headersSent) response.destroy();
      else response.writeHead(503).end();
    });
  });
};
