import path from "node:path";
import type { IAdapter } from "gatsby";
import { HOSTING_DIR } from "../publish/hosting/plan";
import { cspSources, type ProviderSettings } from "../publish/hosting/providers";
import { type PublishOptions, publish } from "../publish/hosting/publish";
import type { HostRedirect } from "../publish/hosting/redirects";

interface HostingOptions extends Pick<PublishOptions, "siteUrl" | "inlineScripts"> {
  /** What the pages use from other hosts. */
  providers: ProviderSettings;
  /** Asked when the build is done. */
  redirects: () => readonly HostRedirect[];
  /** Folder of the project; the current one when left out. */
  root?: string;
}

/**
 * Gatsby adapter of this site. It runs after every `onPostBuild`, so that it sees the whole build (sitemap, social
 * images).
 */
export const hostingAdapter = ({
  siteUrl,
  providers,
  inlineScripts,
  redirects,
  root = ".",
}: HostingOptions): IAdapter => ({
  name: "hosting",
  config: () => ({ supports: { pathPrefix: false, trailingSlash: ["never"] } }),
  adapt: async ({ reporter }) => {
    const timer = reporter.activityTimer("Preparing the site for its host");
    timer.start();
    try {
      const { deployedFiles, plan } = await publish({
        publicDir: path.resolve(root, "public"),
        hostingDir: path.resolve(root, HOSTING_DIR),
        siteUrl,
        redirects: redirects(),
        sources: cspSources(providers),
        inlineScripts,
      });
      timer.setStatus(`${deployedFiles} files in ${HOSTING_DIR}/site, ${plan.pages.length} pages`);
    } catch (error) {
      timer.panic(error instanceof Error ? error.message : String(error));
    }
    timer.end();
  },
});
