/**
 * Serves the built site as a host does: redirects, headers, compressed files, not-found status. For looking at the
 * production build without nginx; `gatsby serve` knows neither the headers nor the redirects.
 *
 *   npx tsx scripts/serve.ts [port]
 */
import { createReadStream, readFileSync, statSync } from "node:fs";
import http from "node:http";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import { HOSTING_DIR } from "../src/hosting/paths";
import { filesIn } from "../src/hosting/site-folder";
import type { HostingPlan } from "../src/hosting/types";
import { siteAnswer } from "./lib/site-answer";

const DEFAULT_PORT = 9000;

const main = async (): Promise<void> => {
  const hostingDir = path.resolve(process.env.E2E_HOSTING_DIR ?? HOSTING_DIR);
  const siteDir = path.join(hostingDir, "site");
  const plan: HostingPlan = JSON.parse(readFileSync(path.join(hostingDir, "plan.json"), "utf8"));
  const files = new Set(await filesIn(siteDir));
  const port = Number(process.argv[2] ?? DEFAULT_PORT);

  const server = http.createServer((request, response) => {
    const answer = siteAnswer(plan, files, {
      method: request.method ?? "GET",
      url: request.url ?? "/",
      acceptEncoding: String(request.headers["accept-encoding"] ?? ""),
    });
    const { file, headers } = answer;
    if (!file) {
      response.writeHead(answer.status, headers).end();
      return;
    }
    const source = path.join(siteDir, file);
    const { size, mtimeMs } = statSync(source);
    const etag = `"${Math.trunc(mtimeMs).toString(16)}-${size.toString(16)}"`;
    if (answer.status === 200 && request.headers["if-none-match"] === etag) {
      response.writeHead(304, { ...headers, ETag: etag }).end();
      return;
    }
    response.writeHead(answer.status, { ...headers, ETag: etag, "Content-Length": size });
    if (request.method === "HEAD") {
      response.end();
      return;
    }
    pipeline(createReadStream(source), response).catch(() => response.destroy());
  });
  server.listen(port, "127.0.0.1", () => process.stdout.write(`The site is at http://127.0.0.1:${port}\n`));
};

main().catch((error: unknown) => {
  process.stderr.write(
    `${error instanceof Error ? error.message : String(error)}\nIs the site built (npm run build)?\n`,
  );
  process.exitCode = 1;
});
