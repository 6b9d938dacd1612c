import { readFileSync } from "node:fs";
import sharp from "sharp";
import { palette } from "../../styles/tokens";
import { SITE_ICONS } from "./site-icons";

const APP_ICONS = [
  { file: "icon-192.png", size: 192 },
  { file: "icon-512.png", size: 512 },
  { file: "apple-touch-icon.png", size: 180 },
];

const read = (file: string) => readFileSync(`static/${file}`, "utf8");

describe("the icons in static/", () => {
  it("have the colours of the mark", () => {
    for (const colour of [palette.brand, palette.motif, palette.lens, palette.text]) {
      expect(read("favicon.svg")).toContain(colour);
    }
  });

  it.each(APP_ICONS)("$file is a square of $size px on the site's background", async ({ file, size }) => {
    const { data, info } = await sharp(`static/${file}`).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([size, size]);
    expect(`#${data.subarray(0, 3).toString("hex").toUpperCase()}`).toBe(palette.page);
  });

  it("are all that the head links to", () => {
    for (const { href } of SITE_ICONS) {
      expect(read(href.slice(1)).length).toBeGreaterThan(0);
    }
  });
});
