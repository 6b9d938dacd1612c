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

/**
 * What must run before anything else: denied by default (Consent Mode v2), then what clicks do while loading. One script,
 * so that the policy of every page needs one hash for it.
 */
const FIRST_SCRIPT = [consentHeadScript(), earlyClicksScript(), dialogCommandsScript()].join(";");

export const onRenderBody: GatsbySSR["onRenderBody"] = ({ setHeadComponents, setHtmlAttributes }) => {
  setHtmlAttributes({ lang: "nl" });
  setHeadComponents([
    <script key={FIRST_SCRIPT} dangerouslySetInnerHTML={{ __html: FIRST_SCRIPT }} />,
    ...FONT_FILES.map((file) => (
      <link key={file} rel="preload" href={file} as="font" type="font/woff2" crossOrigin="anonymous" />
    )),
    ...SITE_ICONS.map((icon) => <link key={icon.href} {...icon} />),
  ]);
};

/** Gatsby puts its own elements before those of onRenderBody; the consent default must come first of all. */
export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = ({ getHeadComponents, replaceHeadComponents }) => {
  const components = getHeadComponents();
  const isFirst = (component: unknown) => (component as { key?: string | null } | null)?.key === FIRST_SCRIPT;
  replaceHeadComponents([
    ...components.filter((component) => isFirst(component)),
    ...components.filter((component) => !isFirst(component)),
  ]);
};
