import type { GatsbySSR } from "gatsby";
import notice from "./data/notice.json";
import { FIRST_SCRIPT } from "./src/app/first-script";
import { noticeAttribute } from "./src/app/notice-days";
import { renderPage } from "./src/app/render-page";
import { wrapPage } from "./src/app/wrap-page";
import { SITE_ICONS } from "./src/publish/seo/site-icons";
import { FONT_FILES } from "./src/styles/global";

export const wrapPageElement = wrapPage;

export const replaceRenderer = renderPage;

export const onRenderBody: GatsbySSR["onRenderBody"] = ({ setHeadComponents, setHtmlAttributes }) => {
  // The router looks for an element, where a browser knows `#top` by itself.
  setHtmlAttributes({ id: "top", lang: "nl", ...noticeAttribute(notice) });
  setHeadComponents([
    <script key={FIRST_SCRIPT} dangerouslySetInnerHTML={{ __html: FIRST_SCRIPT }} />,
    ...FONT_FILES.map((file) => (
      <link key={file} rel="preload" href={file} as="font" type="font/woff2" crossOrigin="anonymous" />
    )),
    <link key="print" rel="stylesheet" media="print" href="/print.css" />,
    ...SITE_ICONS.map((icon) => <link key={icon.href} {...icon} />),
  ]);
};
