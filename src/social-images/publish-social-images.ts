import { copyFile, mkdir, readdir, rm, stat } from "node:fs/promises";
import path from "node:path";
import { inParallel } from "../lib/in-parallel";
import { exists, makeSocialImage } from "./make-social-image";
import { SOCIAL_FOLDER, type SocialImageInput, socialImageFile } from "./social-image-file";

/** What publishing the images came to. */
export interface SocialImageReport {
  /** Images in the site. */
  total: number;
  /** Images that were not in the site yet. */
  added: number;
  /** Images of earlier builds that no page shows now. */
  removed: number;
  /** Size of all images. */
  bytes: number;
}

interface Folders {
  /** Kept between builds, for example .cache/social-images. */
  cacheDir: string;
  /** The built site, `public`. */
  publicDir: string;
}

/** Images made at the same time; sharp uses several threads for each. */
const AT_ONCE = 2;

const byName = (inputs: readonly SocialImageInput[]) => new Map(inputs.map((input) => [socialImageFile(input), input]));

const removeOthers = async (folder: string, wanted: ReadonlyMap<string, unknown>): Promise<number> => {
  const old = (await readdir(folder)).filter((name) => !wanted.has(name));
  await Promise.all(old.map((name) => rm(path.join(folder, name), { recursive: true })));
  return old.length;
};

const sizeOf = async (folder: string, names: Iterable<string>): Promise<number> => {
  const sizes = await Promise.all([...names].map(async (name) => (await stat(path.join(folder, name))).size));
  return sizes.reduce((sum, size) => sum + size, 0);
};

/**
 * Puts the social images of all pages into the site (public/social), after the pages are built. What is there already
 * is not made again; what no page uses any more is removed.
 */
export const publishSocialImages = async (
  inputs: readonly SocialImageInput[],
  { cacheDir, publicDir }: Folders,
): Promise<SocialImageReport> => {
  const folder = path.join(publicDir, SOCIAL_FOLDER);
  const wanted = byName(inputs);
  await mkdir(folder, { recursive: true });
  let added = 0;
  await inParallel([...wanted], AT_ONCE, async ([name, input]) => {
    const target = path.join(folder, name);
    if (!(await exists(target))) {
      await copyFile(await makeSocialImage(input, cacheDir), target);
      added += 1;
    }
  });
  const removed = await removeOthers(folder, wanted);
  return { total: wanted.size, added, removed, bytes: await sizeOf(folder, wanted.keys()) };
};
