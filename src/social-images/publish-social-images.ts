import { mkdir, readdir, rm } from "node:fs/promises";
import path from "node:path";
import { inThread } from "../lib/in-thread";
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

/** Images to make, each with the place of its file. */
export type SocialImageOrder = readonly (readonly [file: string, input: SocialImageInput])[];

/**
 * Puts the social images of all pages into the site (public/social). The name of a file follows from what it shows: what
 * is there already is not made again, and what no page uses any more is removed.
 *
 * @param publicDir - the built site, kept between builds
 * @throws for an image that cannot be made
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
  if (missing.length > 0) {
    // One core draws while Gatsby bundles on the other.
    const order: SocialImageOrder = missing.map(([name, input]) => [path.join(folder, name), input]);
    await inThread("src/social-images/social-image-thread.ts", order);
  }
  return { total: wanted.size, added: missing.length, removed: old.length };
};
