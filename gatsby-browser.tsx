import type { GatsbyBrowser } from "gatsby";
import { GlobalStyles } from "./src/app/GlobalStyles";
import { updateScroll } from "./src/app/update-scroll";
import { wrapPage } from "./src/app/wrap-page";

/** Layout around the page; in it consent starts and every route change reports a page_view (RouteTracker). */
export const wrapPageElement = wrapPage;

/** From here on the menus follow the script instead of CSS alone (NavigationMenu). */
export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  document.documentElement.dataset.hydrated = "";
};

export const shouldUpdateScroll = updateScroll;

/** Page data is fetched when a link is pointed at or focused, not for each of the dozens of links in view. */
export const disableCorePrefetching: GatsbyBrowser["disableCorePrefetching"] = () => true;

export const wrapRootElement: GatsbyBrowser["wrapRootElement"] = ({ element }) =>
  process.env.NODE_ENV === "production" ? (
    element
  ) : (
    <>
      <GlobalStyles />
      {element}
    </>
  );
