import type { GatsbySSR } from "gatsby";
import { renderPage } from "./src/app/render-page";
import { wrapPage } from "./src/app/wrap-page";
import { dialogCommandsScript } from "./src/components/layout/dialog-commands";
import { consentHeadScript } from "./src/consent/head-script";
import { SITE_ICONS } from "./src/seo/site-icons";
import { FONT_FILES } from "./src/styles/global";
import { earlyClicksScript } from "./src/tracking/early-clicks";

export const wrapPageElement = wrapPage;

export const replaceRenderer = renderPage;

/** Scripts that must run before anything else: denied by default (Consent Mode v2), then what clicks do while loading. */
const FIRST_SCRIPTS = [consentHeadScript(), earlyClicksScript(), dialogCommandsScript()];

export const onRenderBody: GatsbySSR["onRenderBody"] = ({ setHeadComponents, setHtmlAttributes }) => {
  setHtmlAttributes({ lang: "nl" });
  setHeadComponents([
    ...FIRST_SCRIPTS.map((script) => <script key={script} dangerouslySetInnerHTML={{ __html: script }} />),
    ...FONT_FILES.map((file) => (
      <link key={file} rel="preload" href={file} as="font" type="font/woff2" crossOrigin="anonymous" />
    )),
    ...SITE_ICONS.map((icon) => <link key={icon.href} {...icon} />),
  ]);
};

/** Gatsby puts its own elements before those of onRenderBody; the consent default must come first of all. */
export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = ({ getHeadComponents, replaceHeadComponents }) => {
  const isFirst = (key: unknown) => FIRST_SCRIPTS.includes(String(key));
  const components = getHeadComponents();
  const keyOf = (component: unknown) => (component as { key?: string | null } | null)?.key;
  replaceHeadComponents([
    ...components.filter((component) => isFirst(keyOf(component))),
    ...components.filter((component) => !isFirst(keyOf(component))),
  ]);
};
