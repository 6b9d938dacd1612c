import { rawColor } from "../../styles/tokens";

/** Fields of data/site.json in the web manifest. */
interface SiteNames {
  name: string;
  shortName: string;
  tagline: string;
}

const icon = (size: number, purpose: "any" | "maskable") => ({
  src: `/icon-${size}.png`,
  sizes: `${size}x${size}`,
  type: "image/png",
  purpose,
});

/** Text of manifest.webmanifest. */
export const webManifest = ({ name, shortName, tagline }: SiteNames): string =>
  JSON.stringify({
    name,
    short_name: shortName,
    description: tagline,
    lang: "nl",
    dir: "ltr",
    start_url: "/",
    scope: "/",
    display: "browser",
    theme_color: rawColor.petrol,
    background_color: rawColor.sand,
    icons: [icon(192, "any"), icon(512, "any"), icon(512, "maskable")],
  });
