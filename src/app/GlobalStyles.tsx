import { Global } from "@emotion/react";
import { globalStyles } from "../styles/global";

/** The global styles for `gatsby develop`; in production they are in the server's HTML (render-page.tsx). */
export function GlobalStyles() {
  return <Global styles={globalStyles} />;
}
