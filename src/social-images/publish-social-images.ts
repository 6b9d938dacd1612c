import { mkdir, readdir, rm } from "node:fs/promises";
import path from "node:path";
import { inParallel } from "../lib/in-parallel";
import { writeWhole } from "../lib/write-whole";
import { makeSocialImage } from "./make-social-image";
import { SOCIAL_FOLDER, type SocialImageInput, socialImageFile } from "./social-image-file";

/** What publishing the images came to. */
export interface SocialImageReport {
  /** Images in the site. */
  total: number;
  /** Images that were not in the site yet. */
  added: number;
  /** Images of earlier builds that no page shows now. */
  removed: number;
}

/** Images made at the same time: while one is compressed, the next is drawn. */
const AT_ONCE = 4;

/**
 * Puts the social images of all pages into the site (public/social). The name of a file follows from what it shows: what
 * is there already is not made again, and what no page uses any more is removed.
 *
 * @param publicDir - the built site, kept between builds
 */
export const publishSocialImages = async (
  inputs: readonly SocialImageInput[],
  publicDir: string,
): Promise<SocialImageReport> => {
  const folder = path.join(publicDir, SOCIAL_FOLDER);
  await mkdir(folder, { recursive: true });
  const there = new Set(await readdir(folder));
  const wanted = new Map(inputs.map((input) => [socialImageFile(input), input]));
  const missing = [...wanted].filter(([name]) => !there.has(name));
  const old = [...there].filter((name) => !wanted.has(name));
  await Promise.all(old.map((name) => rm(path.join(folder, name), { recursive: true })));
  await inParallel(missing, AT_ONCE, async ([name, input]) =>
    writeWhole(path.join(folder, name), await makeSocialImage(input)),
  );
  return { total: wanted.size, added: missing.length, removed: old.length };
};
