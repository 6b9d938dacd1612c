import path from "node:path";
import type { IAdapter } from "gatsby";
import { HOSTING_DIR } from "../publish/hosting/plan";
import { type PublishOptions, publish } from "../publish/hosting/publish";

interface HostingOptions extends Pick<PublishOptions, "siteUrl" | "sources" | "inlineScripts"> {
  /** Asked when the build is done. */
  redirects: () => PublishOptions["redirects"];
  /** Folder of the project; the current one when left out. */
  root?: string;
}

/**
 * Gatsby adapter of this site. It runs after every `onPostBuild`, so that it sees the whole build (sitemap, social
 * images).
 */
export const hostingAdapter = ({ redirects, root = ".", ...options }: HostingOptions): IAdapter => ({
  name: "hosting",
  config: () => ({ supports: { pathPrefix: false, trailingSlash: ["never"] } }),
  adapt: async ({ reporter }) => {
    const timer = reporter.activityTimer("Preparing the site for its host");
    timer.start();
    try {
      const { deployedFiles, plan } = await publish({
        publicDir: path.resolve(root, "public"),
        hostingDir: path.resolve(root, HOSTING_DIR),
        redirects: redirects(),
        ...options,
      });
      timer.setStatus(`${deployedFiles} files in ${HOSTING_DIR}/site, ${plan.pages.length} pages`);
    } catch (error) {
      timer.panic(error instanceof Error ? error.message : String(error));
    }
    timer.end();
  },
});
