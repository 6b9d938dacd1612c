import { CacheProvider } from "@emotion/react";
import createCache from "@emotion/cache";
import createEmotionServer from "@emotion/server/create-instance";
import type { GatsbySSR } from "gatsby";
import { renderToString } from "react-dom/server";
import { SiteLayout } from "./src/app/SiteLayout";
import { normalizePath } from "./src/lib/paths";
import { FONT_FILES } from "./src/styles/global";

export const wrapPageElement: GatsbySSR["wrapPageElement"] = ({ element, props }) => (
  <SiteLayout path={normalizePath(props.location.pathname)}>{element}</SiteLayout>
);

/** Renders a page with all of its styles in one `<style data-emotion>` in head; the markup is what hydration expects. */
export const replaceRenderer: GatsbySSR["replaceRenderer"] = ({
  bodyComponent,
  replaceBodyHTMLString,
  setHeadComponents,
}) => {
  const cache = createCache({ key: "css" });
  cache.compat = true;
  const { extractCriticalToChunks } = createEmotionServer(cache);
  const html = renderToString(<CacheProvider value={cache}>{bodyComponent}</CacheProvider>);
  const chunks = extractCriticalToChunks(html);
  const ids = chunks.styles.flatMap((style) => style.ids).join(" ");
  const css = chunks.styles.map((style) => style.css).join("");
  setHeadComponents([<style key="emotion" data-emotion={`css ${ids}`} dangerouslySetInnerHTML={{ __html: css }} />]);
  replaceBodyHTMLString(html);
};

export const onRenderBody: GatsbySSR["onRenderBody"] = ({ setHeadComponents, setHtmlAttributes }) => {
  setHtmlAttributes({ lang: "nl" });
  setHeadComponents(
    FONT_FILES.map((file) => (
      <link key={file} rel="preload" href={file} as="font" type="font/woff2" crossOrigin="anonymous" />
    )),
  );
};
