/** A redirect; the visitor's query string is passed on, the target's anchor stays. */
export interface HostRedirect {
  /** Path without trailing slash; the path with one redirects too. */
  from: string;
  /** Path with optional query and anchor, or an external address. */
  to: string;
  status: 301 | 302;
}

/** Headers for the paths that match a pattern; `*` matches any characters. */
export interface HeaderRule {
  pattern: string;
  headers: Readonly<Record<string, string>>;
}

/** Everything a host must know to serve the site; the source of all host files. */
export interface HostingPlan {
  siteUrl: string;
  redirects: HostRedirect[];
  /** Security headers of every response, without cache rules and policy. */
  security: Readonly<Record<string, string>>;
  /** Cache rule of everything that matches no pattern in `immutable`. */
  revalidate: string;
  /** Patterns of files whose name changes with their content. */
  immutable: string[];
  immutableRule: string;
  /** Canonical path of each page, and its deployed file: `foo.html` for `/foo`. */
  pages: { path: string; file: string }[];
  /** Hash sources of the site's inline scripts. */
  inlineScripts: string[];
  csp: string;
  /** File served with status 404 for unknown paths. */
  notFound: string;
  /** HTML files that are not pages and keep their name (proofs of ownership). */
  plainHtml: string[];
}
