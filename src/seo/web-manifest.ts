import { rawColor } from "../styles/tokens";

/** Fields of data/site.json that the web manifest repeats. */
interface SiteNames {
  name: string;
  shortName: string;
  tagline: string;
  /** As the content model has it: Dutch when left out. */
  language?: string;
}

const icon = (size: number, purpose: "any" | "maskable") => ({
  src: `/icon-${size}.png`,
  sizes: `${size}x${size}`,
  type: "image/png",
  purpose,
});

/** Text of manifest.webmanifest; the build writes it, so that it follows data/site.json. */
export const webManifest = ({ name, shortName, tagline, language = "nl" }: SiteNames): string =>
  JSON.stringify({
    name,
    short_name: shortName,
    description: tagline,
    lang: language,
    dir: "ltr",
    start_url: "/",
    scope: "/",
    display: "browser",
    theme_color: rawColor.petrol,
    background_color: rawColor.sand,
    icons: [icon(192, "any"), icon(512, "any"), icon(512, "maskable")],
  });
