import createCache from "@emotion/cache";
import { CacheProvider, Global } from "@emotion/react";
import createEmotionServer from "@emotion/server/create-instance";
import type { GatsbySSR } from "gatsby";
import { renderToString } from "react-dom/server";
import { globalStyles } from "../styles/global";
import { CACHE_KEY, RULES_ATTRIBUTE } from "./emotion-cache";

/**
 * Renders a page with all of its styles in one `<style data-emotion>` in head. A fresh cache per page; in compat mode it
 * writes no `<style>` between the elements, so the markup is what hydration expects. The names of the rules stand in an
 * attribute of their own, for {@link ./emotion-cache}. The global styles are only here: they stay in head for good, so the
 * browser needs no copy of them (GlobalStyles serves `develop`, which renders no HTML).
 */
export const renderPage: GatsbySSR["replaceRenderer"] = ({
  bodyComponent,
  replaceBodyHTMLString,
  setHeadComponents,
}) => {
  const cache = createCache({ key: CACHE_KEY });
  cache.compat = true;
  const { extractCriticalToChunks } = createEmotionServer(cache);
  const html = renderToString(
    <CacheProvider value={cache}>
      <Global styles={globalStyles} />
      {bodyComponent}
    </CacheProvider>,
  );
  const { styles } = extractCriticalToChunks(html);
  const ids = styles.flatMap((style) => style.ids).join(" ");
  const rules = styles.map(({ css }) => css).join("");
  setHeadComponents([
    <style
      key="emotion"
      data-emotion={CACHE_KEY}
      {...{ [RULES_ATTRIBUTE]: ids }}
      dangerouslySetInnerHTML={{ __html: rules }}
    />,
  ]);
  replaceBodyHTMLString(html);
};
