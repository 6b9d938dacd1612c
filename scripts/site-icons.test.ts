import { readFileSync } from "node:fs";
import sharp from "sharp";
import { SITE_ICONS } from "../src/publish/seo/site-icons";
import { rawColor } from "../src/styles/tokens";
import { APP_ICONS, faviconSvg } from "./site-icon-files";

const read = (file: string) => readFileSync(`static/${file}`, "utf8");

describe("the icons in static/, made by `npm run site-icons`", () => {
  it("are up to date with mark and tokens", () => {
    expect(read("favicon.svg")).toBe(faviconSvg());
  });

  it.each(APP_ICONS)("$file is a square of $size px on the site's background", async ({ file, size }) => {
    const { data, info } = await sharp(`static/${file}`).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([size, size]);
    expect(`#${data.subarray(0, 3).toString("hex").toUpperCase()}`).toBe(rawColor.sand);
  });

  it("are all that the head links to", () => {
    for (const { href } of SITE_ICONS.filter(({ rel }) => rel !== "manifest")) {
      expect(read(href.slice(1)).length).toBeGreaterThan(0);
    }
  });
});
