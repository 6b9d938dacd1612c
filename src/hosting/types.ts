/** Status codes of a redirect that every host knows. */
export type RedirectStatus = 301 | 302 | 307 | 308;

/** One old address; the visitor's query string goes along, the target's anchor stays. */
export interface HostRedirect {
  /** Path without trailing slash; the path with one redirects too. */
  from: string;
  /** Path with optional query and anchor, or an address elsewhere. */
  to: string;
  status: RedirectStatus;
}

/** Headers for the paths that a pattern matches; `*` stands for any characters. */
export interface HeaderRule {
  pattern: string;
  headers: Readonly<Record<string, string>>;
}

/** A page, with the file that is served for it. */
export interface HostedPage {
  /** Canonical path: no trailing slash, except for home. */
  path: string;
  /** File from the deployed folder: `foo.html` for `/foo`. */
  file: string;
}

/** Everything a host must know to serve the site; the one source of all host files. */
export interface HostingPlan {
  /** Address of the site, without trailing slash. */
  siteUrl: string;
  redirects: HostRedirect[];
  /** Security headers of every response, without cache rules and policy. */
  security: Readonly<Record<string, string>>;
  /** Cache rule of everything that no pattern in `immutable` matches. */
  revalidate: string;
  /** Patterns of files whose name changes with their content. */
  immutable: string[];
  /** Cache rule of those files. */
  immutableRule: string;
  pages: HostedPage[];
  /** Hash sources of the inline scripts that the site puts into its pages. */
  inlineScripts: string[];
  /** Content-Security-Policy of every page. */
  csp: string;
  /** File served with status 404 for unknown paths. */
  notFound: string;
  /** HTML files that are no pages and keep their name (proofs of ownership). */
  plainHtml: string[];
}
