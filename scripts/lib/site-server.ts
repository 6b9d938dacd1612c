import { createReadStream } from "node:fs";
import { readFile, stat } from "node:fs/promises";
import http from "node:http";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import { filesIn } from "../../src/hosting/site-folder";
import type { HostingPlan } from "../../src/hosting/types";
import { siteAnswer } from "./site-answer";

/** Reads what a build left, again when there is a new one: the plan is written when the files are there. */
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
 * Server that answers as a host does with the last build in a folder (`.hosting`), also with one that is made while it
 * runs. What it cannot answer in the middle of a build is a 503.
 */
export const siteServer = (hostingDir: string): http.Server => {
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
    respond(request, response).catch(() => {
      if (response.headersSent) response.destroy();
      else response.writeHead(503).end();
    });
  });
};
