import type { IAdapter } from "gatsby";
import { HOSTING_DIR, type HostingInput } from "../publish/hosting/plan";
import { publish } from "../publish/hosting/publish";

/**
 * Gatsby adapter of this site; it runs after every `onPostBuild`, so that it sees the whole build.
 * @param site asked when the build is done
 */
export const hostingAdapter = (site: () => HostingInput): IAdapter => ({
  name: "hosting",
  config: () => ({ supports: { pathPrefix: false, trailingSlash: ["never"] } }),
  adapt: async ({ reporter }) => {
    const timer = reporter.activityTimer("Preparing the site for its host");
    timer.start();
    try {
      const { deployedFiles, plan } = await publish(site());
      timer.setStatus(`${deployedFiles} files in ${HOSTING_DIR}/site, ${plan.pages.length} pages`);
    } catch (error) {
      timer.panic(error instanceof Error ? error.message : String(error));
    }
    timer.end();
  },
});
