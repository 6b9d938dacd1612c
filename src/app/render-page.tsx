import { text } from "node:stream/consumers";
import createCache from "@emotion/cache";
import { CacheProvider, Global } from "@emotion/react";
import createEmotionServer from "@emotion/server/create-instance";
import type { GatsbySSR } from "gatsby";
import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { prerenderToNodeStream } from "react-dom/static";
import { globalStyles } from "../styles/global";
import { CACHE_KEY, CACHE_OPTIONS } from "./emotion-cache";
import symbols from "./icon-symbols.json";
import { usedSymbols } from "./inline-sprite";
import { shortClassNames } from "./short-class-names";

/** What React writes where an error left a Suspense boundary empty; {@link ../hosting/html/broken-parts} looks for it. */
const BROKEN = "<!--$!-->";

/**
 * HTML of a page. React swallows an error within a Suspense boundary; a page with one is rendered again, in the way that
 * tells the error, and each broken part has its error in `data-dgst`. The hosting step stops the build then, with the
 * broken parts of all pages (src/hosting/html/broken-parts.ts).
 */
export const renderWhole = async (page: ReactNode): Promise<string> => {
  const html = renderToString(page);
  if (!html.includes(BROKEN)) {
    return html;
  }
  const { prelude } = await prerenderToNodeStream(page, {
    onError: (error) => Buffer.from(String(error)).toString("base64url"),
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  });
  return text(prelude);
};

/**
 * Renders a page with all of its styles in one `<style data-emotion>` in head. A fresh cache per page; in compat mode it
 * writes no `<style>` between the elements, so the markup is what hydration expects; the browser reads the names of the
 * rules from it ({@link ./emotion-cache}). The global styles are only here: they stay in head for good, so the browser
 * needs no copy of them (GlobalStyles serves `develop`, which renders no HTML). The icons that the page shows stand behind
 * its body, out of React's reach.
 */
export const renderPage: GatsbySSR["replaceRenderer"] = async ({
  bodyComponent,
  replaceBodyHTMLString,
  setHeadComponents,
  setPostBodyComponents,
}) => {
  const cache = createCache(CACHE_OPTIONS);
  cache.compat = true;
  const { extractCriticalToChunks } = createEmotionServer(cache);
  const body = await renderWhole(
    <CacheProvider value={cache}>
      <Global styles={globalStyles} />
      {bodyComponent}
    </CacheProvider>,
  );
  const { styles } = extractCriticalToChunks(body);
  const { html, rules } = shortClassNames(body, styles.map(({ css }) => css).join(""));
  setHeadComponents([<style key="emotion" data-emotion={CACHE_KEY} dangerouslySetInnerHTML={{ __html: rules }} />]);
  setPostBodyComponents([
    <svg
      key="icons"
      aria-hidden="true"
      width="0"
      height="0"
      style={{ position: "absolute" }}
      dangerouslySetInnerHTML={{ __html: usedSymbols(html, symbols) }}
    />,
  ]);
  replaceBodyHTMLString(html);
};
