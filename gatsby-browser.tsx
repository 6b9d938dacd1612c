import { CacheProvider, Global } from "@emotion/react";
import type { GatsbyBrowser } from "gatsby";
import { browserCache } from "./src/app/emotion-cache";
import { followLink } from "./src/app/follow-link";
import { hydrateInSlices } from "./src/app/hydrate";
import { rememberUse, updateScroll } from "./src/app/update-scroll";
import { wrapPage } from "./src/app/wrap-page";
import { keepInPlace } from "./src/components/keep-in-place";
import { globalStyles } from "./src/styles/global";

/** Layout around the page; in it consent starts and every route change reports a page_view (SiteLayout). */
export const wrapPageElement = wrapPage;

export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
  document.addEventListener("click", keepInPlace, true);
  document.addEventListener("toggle", rememberUse, true);
  document.addEventListener("change", rememberUse);
  document.addEventListener("click", followLink);
};

/** From here on the menus follow the script instead of CSS alone (NavigationMenu). */
export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  document.documentElement.dataset.hydrated = "";
};

/** `develop` sends no HTML to hydrate; there Gatsby renders itself. */
export const replaceHydrateFunction: GatsbyBrowser["replaceHydrateFunction"] = () =>
  process.env.NODE_ENV === "production" ? hydrateInSlices : undefined;

/** A page that takes longer than a second: a line at the top says that it comes (styles/global.ts). */
export const onRouteUpdateDelayed: GatsbyBrowser["onRouteUpdateDelayed"] = () => {
  document.documentElement.dataset.loading = "";
};

export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = () => {
  delete document.documentElement.dataset.loading;
};

export const shouldUpdateScroll = updateScroll;

/** Page data is fetched when a link is pointed at or focused, not for each of the dozens of links in view. */
export const disableCorePrefetching: GatsbyBrowser["disableCorePrefetching"] = () => true;

const cache = browserCache(document);

export const wrapRootElement: GatsbyBrowser["wrapRootElement"] = ({ element }) => (
  <CacheProvider value={cache}>
    {process.env.NODE_ENV !== "production" && <Global styles={globalStyles} />}
    {element}
  </CacheProvider>
);
