import { readFileSync } from "node:fs";
import http from "node:http";
import path from "node:path";
import { unescape as decoded } from "node:querystring";
import sirv from "sirv";
import { inbox } from "../../src/gatsby/inbox";
import { withQuery } from "../../src/lib/links";
import { cacheRule, type HostingPlan } from "../../src/publish/hosting/plan";

/**
 * Server that answers as a host does with the last build in a folder (`.hosting`), also one made while it runs; 503 for
 * what is missing during a build. It also takes what the forms of the sample content post; hosts do not.
 */
export const siteServer = (hostingDir: string): http.Server => {
  const site = path.join(hostingDir, "site");
  const sendFile = sirv(site, { dev: true, etag: true, brotli: true, gzip: true, extensions: [] });

  const answer = (request: http.IncomingMessage, response: http.ServerResponse): void => {
    const plan: HostingPlan = JSON.parse(readFileSync(path.join(hostingDir, "plan.json"), "utf8"));
    const [address = "/", ...query] = (request.url ?? "/").split("?");
    const asked = decoded(address).replaceAll(/\/{2,}/g, "/");
    const page = asked.replace(/(?:\/+|\/index\.html|\.html)$/, "") || "/";
    const found = plan.pages.find((one) => one.path === page);
    const moved = plan.redirects.find(({ from }) => from === asked || `${from}/` === asked);
    const headers = {
      ...plan.security,
      "Content-Security-Policy": plan.csp,
      "Cache-Control": cacheRule(plan, asked.slice(1)),
    };
    response.setHeaders(new Map(Object.entries(headers)));
    if (request.method !== "GET" && request.method !== "HEAD") {
      response.writeHead(405, { Allow: "GET, HEAD" }).end();
    } else if (moved || (found && page !== asked)) {
      const { to, status } = moved ?? { to: page, status: 301 };
      response.writeHead(status, { Location: withQuery(to, query.join("?")) }).end();
    } else {
      const notFound = () => {
        const text = readFileSync(path.join(site, plan.notFound));
        response.writeHead(404, { "Content-Type": "text/html; charset=utf-8" }).end(text);
      };
      if (found) request.url = encodeURI(`/${found.file}`);
      if (asked === `/${plan.notFound}` || asked.startsWith("/_")) notFound();
      else sendFile(request, response, notFound);
    }
  };

  return http.createServer((request, response) =>
    inbox(request, response, (error) => {
      try {
        if (error) throw error;
        answer(request, response);
      } catch {
        if (response.headersSent) response.destroy();
        else response.writeHead(503).end();
      }
    }),
  );
};
