import path from "node:path";
import { COPY } from "../../scripts/lib/project-copy";

/** A built site under test. */
export interface Site {
  /** Folder that the build filled. */
  hostingDir: string;
  /** Environment variable with its address during tests. */
  address: string;
  /** Command that builds it. */
  build: string;
}

/** The fixture site for tests of the product, the real site for tests of any valid content. */
export const SITES = {
  product: { hostingDir: path.join(COPY, "fixture"), address: "E2E_FIXTURE_URL", build: "build:fixture" },
  content: {
    hostingDir: path.resolve(process.env.E2E_HOSTING_DIR ?? ".hosting"),
    address: "E2E_BASE_URL",
    build: "build",
  },
} as const satisfies Readonly<Record<string, Site>>;

/**
 * Address of a site's running server.
 * @throws if the site was not built before the tests began
 */
export const addressOf = ({ address, build }: Site): string => {
  const url = process.env[address];
  if (!url) {
    throw new Error(`There was nothing to serve when the tests began: run \`npm run ${build}\``);
  }
  return url;
};
