import { text } from "node:stream/consumers";
import createCache from "@emotion/cache";
import { CacheProvider, Global } from "@emotion/react";
import createEmotionServer from "@emotion/server/create-instance";
import type { GatsbySSR } from "gatsby";
import type { ReactNode } from "react";
import { prerenderToNodeStream } from "react-dom/static";
import { globalStyles } from "../styles/global";
import { CACHE_OPTIONS } from "./emotion-cache";
import symbols from "./icon-symbols.json";

/**
 * HTML of a page.
 * @throws the first error of its parts, with the components around it; React alone would leave that part out
 */
export const renderWhole = async (page: ReactNode): Promise<string> => {
  const faults: Error[] = [];
  const { prelude } = await prerenderToNodeStream(page, {
    onError: (cause, { componentStack }) => {
      // Gatsby shows the first line, beside a file that is often another.
      const [, name] = /at (\w+)/.exec(componentStack ?? "") ?? [];
      faults.push(new Error(`${cause}, in <${name}>${componentStack}`, { cause }));
    },
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  });
  const html = await text(prelude);
  if (faults[0]) {
    throw faults[0];
  }
  return html;
};

const SYMBOLS: Readonly<Record<string, string>> = symbols;

/** Name of an icon in its address within the page, as Icon writes it on the server. */
const USED = /(?<=<use href="#)i-[a-z-]+(?=")/g;

/**
 * The symbols that a page shows, each once, so that its icons are there with the first paint; takes the HTML of its body.
 * @throws when the page uses an icon that there is not
 */
export const usedSymbols = (html: string): string =>
  [...new Set(html.match(USED))]
    .map((id) => {
      const symbol = SYMBOLS[id];
      if (!symbol) {
        throw new Error(`There is no icon ${id}: add its symbol to src/app/icon-symbols.json and static/icons.svg`);
      }
      return symbol;
    })
    .join("");

/**
 * Renders a page with its styles in one `<style data-emotion>` in head, from a fresh cache; its icons follow the body,
 * outside of React's root. The browser reads the class names from the style element ({@link ./emotion-cache}).
 */
export const renderPage: GatsbySSR["replaceRenderer"] = async ({ bodyComponent, ...page }) => {
  const cache = createCache(CACHE_OPTIONS);
  cache.compat = true;
  const { extractCriticalToChunks } = createEmotionServer(cache);
  const html = await renderWhole(
    <CacheProvider value={cache}>
      <Global styles={globalStyles} />
      {bodyComponent}
    </CacheProvider>,
  );
  const { styles } = extractCriticalToChunks(html);
  const rules = styles.map(({ css }) => css).join("");
  page.setHeadComponents([
    <style key="emotion" data-emotion={CACHE_OPTIONS.key} dangerouslySetInnerHTML={{ __html: rules }} />,
  ]);
  page.setPostBodyComponents([
    <svg
      key="icons"
      aria-hidden="true"
      width="0"
      height="0"
      style={{ position: "absolute" }}
      dangerouslySetInnerHTML={{ __html: usedSymbols(html) }}
    />,
  ]);
  page.replaceBodyHTMLString(html);
};
