import { readFileSync } from "node:fs";
import sharp from "sharp";
import { SITE_ICONS } from "../src/seo/site-icons";
import { rawColor } from "../src/styles/tokens";
import { APP_ICONS, faviconSvg, webManifest } from "./site-icon-files";

const read = (file: string) => readFileSync(`static/${file}`, "utf8");

describe("the icons in static/", () => {
  it("are up to date with mark, tokens and site data", () => {
    expect(read("favicon.svg")).toBe(faviconSvg());
    expect(read("manifest.webmanifest")).toBe(webManifest(JSON.parse(readFileSync("data/site.json", "utf8"))));
  });

  it.each(APP_ICONS)("$file is a square of $size px on the site's background", async ({ file, size }) => {
    const { data, info } = await sharp(`static/${file}`).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([size, size]);
    expect(`#${data.subarray(0, 3).toString("hex").toUpperCase()}`).toBe(rawColor.sand);
  });

  it("are all that the head links to", () => {
    for (const { href } of SITE_ICONS) {
      expect(read(href.slice(1)).length).toBeGreaterThan(0);
    }
  });
});

describe("the web manifest", () => {
  const manifest = JSON.parse(read("manifest.webmanifest"));

  it("speaks Dutch in the site's colours", () => {
    expect(manifest).toMatchObject({ lang: "nl", theme_color: rawColor.petrol, background_color: rawColor.sand });
  });

  it.each(manifest.icons as { src: string; sizes: string }[])("has the icon $src in $sizes", async ({ src, sizes }) => {
    const { width, height } = await sharp(`static${src}`).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  });
});
