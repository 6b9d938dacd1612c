import { withQuery } from "../../src/lib/links";
import { contentType } from "../../src/publish/hosting/content-type";
import { cacheRule } from "../../src/publish/hosting/plan";
import type { HostingPlan } from "../../src/publish/hosting/types";

export interface SiteRequest {
  method: string;
  /** Path and query as sent. */
  url: string;
  acceptEncoding: string;
}

/** A host's answer: headers, and the deployed file to send, if any. */
export interface SiteAnswer {
  status: number;
  headers: Record<string, string>;
  file?: string;
}

const ENCODINGS = [
  ["br", ".br"],
  ["gzip", ".gz"],
] as const;

const redirect = (plan: HostingPlan, status: number, to: string, query: string): SiteAnswer => ({
  status,
  headers: {
    ...plan.security,
    "Content-Security-Policy": plan.csp,
    "Cache-Control": plan.revalidate,
    Location: withQuery(to, query),
  },
});

const sendFile = (
  plan: HostingPlan,
  files: ReadonlySet<string>,
  file: string,
  status: number,
  acceptEncoding: string,
): SiteAnswer => {
  const accepted = acceptEncoding.split(",").map((name) => name.split(";")[0]?.trim());
  const twin = ENCODINGS.find(([name, extension]) => accepted.includes(name) && files.has(`${file}${extension}`));
  return {
    status,
    headers: {
      ...plan.security,
      "Content-Security-Policy": plan.csp,
      "Cache-Control": cacheRule(plan, file),
      "Content-Type": contentType(file),
      ...(files.has(`${file}.gz`) ? { Vary: "Accept-Encoding" } : {}),
      ...(twin ? { "Content-Encoding": twin[0] } : {}),
    },
    file: twin ? `${file}${twin[1]}` : file,
  };
};

const decoded = (path: string): string | undefined => {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
};

/**
 * Answers a request as the planned hosts do.
 * @param files every deployed file; nothing else is ever sent
 */
export const siteAnswer = (plan: HostingPlan, files: ReadonlySet<string>, request: SiteRequest): SiteAnswer => {
  if (request.method !== "GET" && request.method !== "HEAD") {
    return { status: 405, headers: { ...plan.security, Allow: "GET, HEAD" } };
  }
  const [rawPath = "/", ...rest] = request.url.split("?");
  const query = rest.join("?");
  const path = (decoded(rawPath) ?? "/?").replaceAll(/\/{2,}/g, "/");
  const send = (file: string, status = 200) => sendFile(plan, files, file, status, request.acceptEncoding);

  const moved = plan.redirects.find(({ from }) => from === path || `${from}/` === path);
  if (moved) {
    return redirect(plan, moved.status, moved.to, query);
  }
  if (path === "/") {
    return send("index.html");
  }
  if (path === "/index.html") {
    return redirect(plan, 301, "/", query);
  }
  const file = path.slice(1);
  const page = `${file.replace(/(?:\/+|\/index\.html|\.html)$/, "")}.html`;
  const isPage = files.has(page) && page !== plan.notFound;
  if (plan.plainHtml.includes(file) || (files.has(file) && !file.endsWith(".html") && !file.startsWith("_"))) {
    return send(file);
  }
  if (isPage) {
    return `${file}.html` === page ? send(page) : redirect(plan, 301, `/${page.replace(/\.html$/, "")}`, query);
  }
  return send(plan.notFound, 404);
};
