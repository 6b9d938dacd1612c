import { mkdir, readdir, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { drawPng } from "./fonts";
import { SOCIAL_FOLDER, socialImageFile } from "./social-image-file";
import { type SocialImageInput, socialImageSvg } from "./social-image-svg";

/**
 * Writes the social images of all pages to public/social. The file name is a hash of the input: existing images are
 * kept, unused ones removed.
 * @throws for an image that cannot be made
 */
export const publishSocialImages = async (inputs: readonly SocialImageInput[]): Promise<void> => {
  const folder = path.join("public", SOCIAL_FOLDER);
  await mkdir(folder, { recursive: true });
  const there = new Set(await readdir(folder));
  const wanted = new Map(inputs.map(socialImageSvg).map((svg) => [socialImageFile(svg), svg]));
  for (const name of [...there].filter((old) => !wanted.has(old))) {
    await rm(path.join(folder, name), { recursive: true });
  }
  const draw = async ([name, svg]: readonly [string, string]): Promise<void> => {
    // A build that is interrupted leaves no half file under the name of a whole one.
    const unfinished = path.join(folder, `${name}.unfinished`);
    await writeFile(unfinished, await drawPng(svg));
    await rename(unfinished, path.join(folder, name));
  };
  await Promise.all([...wanted].filter(([file]) => !there.has(file)).map(draw));
};
