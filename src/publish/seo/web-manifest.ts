import { palette } from "../../styles/tokens";
import type { SiteInfo } from "./json-ld/input";

const icon = (size: number, purpose: "any" | "maskable") => ({
  src: `/icon-${size}.png`,
  sizes: `${size}x${size}`,
  type: "image/png",
  purpose,
});

/** Text of manifest.webmanifest. */
export const webManifest = ({ name, shortName, tagline }: Pick<SiteInfo, "name" | "shortName" | "tagline">): string =>
  JSON.stringify({
    name,
    short_name: shortName,
    description: tagline,
    lang: "nl",
    dir: "ltr",
    start_url: "/",
    scope: "/",
    display: "browser",
    theme_color: palette.brand,
    background_color: palette.page,
    icons: [icon(192, "any"), icon(512, "any"), icon(512, "maskable")],
  });
