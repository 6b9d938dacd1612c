/** Where the studio keeps what it edits. */
export interface Repository {
  /** `owner/name` at the git host; any name for files on this machine. */
  repo: string;
  branch: string;
  /** Address of the service that signs in with the git host; none for a token, or for files on this machine. */
  signInUrl?: string;
  /** Whether the studio edits files on this machine, without an account. */
  local: boolean;
}

declare global {
  /** Where the studio that runs keeps what it edits; written in by the bundle (scripts/lib/studio-bundle.ts). */
  const STUDIO_REPOSITORY: Repository;
}

/** The studio on this machine's files: no account, no git host. */
export const LOCAL_REPOSITORY: Repository = { repo: "lokaal/website", branch: "main", local: true };

/** Address of the git host, which a studio that signs in asks. */
export const GIT_HOST = "https://api.github.com";

/** Where the studio of this machine is made, from the project's root. */
export const LOCAL_FOLDER = "node_modules/.cache/studio";

/** What the studio's page may load; the git host is asked only by a studio that signs in there. */
const policy = ({ local, signInUrl }: Repository): string => {
  const gitHost = local ? "" : ` ${GIT_HOST}`;
  const pictures = local ? "" : " https://*.githubusercontent.com";
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline' blob:",
    "font-src 'self'",
    `img-src 'self' data: blob:${pictures}`,
    `connect-src 'self' data: blob:${gitHost}${signInUrl ? ` ${new URL(signInUrl).origin}` : ""}`,
    "frame-src blob:",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    "base-uri 'self'",
  ].join("; ");
};

/** Headers of every file of the studio. */
export const studioHeaders = (repository: Repository): Record<string, string> => ({
  "Content-Security-Policy": policy(repository),
  "X-Robots-Tag": "noindex, nofollow",
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "no-referrer",
  "Cross-Origin-Opener-Policy": repository.local ? "same-origin" : "same-origin-allow-popups",
  "Cache-Control": "no-cache",
});
