import type { GatsbyBrowser } from "gatsby";
import { SiteLayout } from "./src/app/SiteLayout";
import { normalizePath } from "./src/lib/paths";

export const wrapPageElement: GatsbyBrowser["wrapPageElement"] = ({ element, props }) => (
  <SiteLayout path={normalizePath(props.location.pathname)}>{element}</SiteLayout>
);
