/**
 * Makes the icons in static/ from the firm's mark and the design tokens.
 * Run with `npm run site-icons` after a change of one of these.
 */
import { writeFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { runScript } from "./lib/script";
import { APP_ICONS, appIconSvg, faviconSvg } from "./site-icon-files";

const inStatic = (file: string) => path.join("static", file);

/** Resolution at which the SVG is drawn before it is scaled down, in dots per inch. */
const DENSITY = 1200;

const makeIcons = async (): Promise<void> => {
  writeFileSync(inStatic("favicon.svg"), faviconSvg());
  for (const { file, size } of APP_ICONS) {
    await sharp(Buffer.from(appIconSvg()), { density: DENSITY })
      .resize(size, size)
      .png({ palette: true, colours: 64, dither: 0 })
      .toFile(inStatic(file));
  }
  process.stdout.write(`static/favicon.svg, ${APP_ICONS.map(({ file }) => inStatic(file)).join(", ")}\n`);
};

runScript(makeIcons);
