import path from "node:path";
import type { IAdapter, RoutesManifest } from "gatsby";
import { HOSTING_DIR } from "../hosting/paths";
import { cspSources, type ProviderSettings } from "../hosting/providers";
import { publish } from "../hosting/publish";
import type { RedirectRoute } from "../hosting/redirects";

/** What the adapter takes from the site's data. */
export interface HostingOptions {
  /** Address of the site, without trailing slash. */
  siteUrl: string;
  /** What the pages use from other hosts. */
  providers: ProviderSettings;
  /** Whether `.br` and `.gz` are written. Off with `PRECOMPRESS=0`, for hosts that compress by themselves. */
  precompress?: boolean;
  /** Folder of the project; the current one when left out. */
  root?: string;
}

const redirectRoutes = (routes: RoutesManifest): RedirectRoute[] =>
  routes.flatMap((route) =>
    route.type === "redirect" ? [{ path: route.path, toPath: route.toPath, status: route.status }] : [],
  );

/**
 * Gatsby adapter of this site. It runs after every `onPostBuild`, so that it sees the whole build (sitemap, social
 * images), and knows every redirect that `createPages` made.
 */
export const hostingAdapter = ({
  siteUrl,
  providers,
  precompress = process.env.PRECOMPRESS !== "0",
  root = ".",
}: HostingOptions): IAdapter => ({
  name: "hosting",
  config: () => ({ supports: { pathPrefix: false, trailingSlash: ["never"] } }),
  adapt: async ({ routesManifest, reporter }) => {
    const timer = reporter.activityTimer("Preparing the site for its host");
    timer.start();
    try {
      const { plan, rewrittenPages, deployedFiles, compressed } = await publish({
        publicDir: path.resolve(root, "public"),
        hostingDir: path.resolve(root, HOSTING_DIR),
        cacheDir: path.resolve(root, ".cache/compressed"),
        siteUrl,
        redirects: redirectRoutes(routesManifest),
        sources: cspSources(providers),
        precompress,
        warn: (message) => reporter.warn(message),
      });
      const policies = new Set(plan.pages.map(({ csp }) => csp)).size;
      timer.setStatus(
        `${deployedFiles} files in ${HOSTING_DIR}/site, ${compressed} compressed, ${plan.pages.length} pages ` +
          `(${rewrittenPages} rewritten), ${policies} security ${policies === 1 ? "policy" : "policies"}`,
      );
    } catch (error) {
      timer.panic(error instanceof Error ? error.message : String(error));
    }
    timer.end();
  },
});
