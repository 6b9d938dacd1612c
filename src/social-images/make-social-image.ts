import { access, mkdir, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { loadFonts } from "./fonts";
import { type SocialImageInput, socialImageFile } from "./social-image-file";
import { socialImageSvg } from "./social-image-svg";

/** Most bytes of an image, so that networks and chat programs show it at once. */
const MAX_BYTES = 120 * 1024;

/** Few flat colours and the shades of their edges: a palette keeps the file small. Less effort would shift the colours. */
const PNG = { palette: true, colours: 64, dither: 0, effort: 7 } as const;

/** Whether a file is there. */
export const exists = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  );

/** Writes under another name first: a build that is stopped half-way leaves no half image under the real name. */
const writeWhole = async (file: string, data: Buffer): Promise<void> => {
  const unfinished = `${file}.${process.pid}.part`;
  await writeFile(unfinished, data);
  await rename(unfinished, file);
};

/**
 * Makes the social image of a page, 1200 × 630 px, or takes it from the cache: the name of the file follows from what it
 * shows, so a file that is there is the right one.
 *
 * @param cacheDir folder that is kept between builds
 * @returns path of the file in the cache
 */
export const makeSocialImage = async (input: SocialImageInput, cacheDir: string): Promise<string> => {
  const name = socialImageFile(input);
  const file = path.join(cacheDir, name);
  if (await exists(file)) {
    return file;
  }
  const svg = socialImageSvg(input, await loadFonts());
  const png = await sharp(Buffer.from(svg)).png(PNG).toBuffer();
  if (png.length > MAX_BYTES) {
    throw new Error(`The social image of "${input.title}" has ${png.length} bytes, at most ${MAX_BYTES} are allowed`);
  }
  await mkdir(cacheDir, { recursive: true });
  await writeWhole(file, png);
  return file;
};
