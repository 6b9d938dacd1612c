import path from "node:path";

/** A built site that tests run on; Playwright's project of the same name has its tests. */
export interface Site {
  /** Folder that the build filled. */
  hostingDir: string;
  /** Variable of the environment that holds its address while tests run. */
  address: string;
  /** Command that builds it. */
  build: string;
}

/** The fixture site for tests of the product, the real site for tests that hold for any correct content. */
export const SITES = {
  product: { hostingDir: path.resolve(".fixture/.hosting"), address: "E2E_FIXTURE_URL", build: "build:fixture" },
  content: {
    hostingDir: path.resolve(process.env.E2E_HOSTING_DIR ?? ".hosting"),
    address: "E2E_BASE_URL",
    build: "build",
  },
} as const satisfies Readonly<Record<string, Site>>;

/**
 * Address of the running server of a site.
 *
 * @throws when the site was not built before the tests began
 */
export const addressOf = ({ address, build }: Site): string => {
  const url = process.env[address];
  if (!url) {
    throw new Error(`There was nothing to serve when the tests began: run \`npm run ${build}\``);
  }
  return url;
};
