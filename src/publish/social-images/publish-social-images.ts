import { mkdir, readdir, rm } from "node:fs/promises";
import path from "node:path";
import { Worker } from "node:worker_threads";
import { SOCIAL_FOLDER, socialImageFile } from "./social-image-file";
import { type SocialImageInput, socialImageSvg } from "./social-image-svg";

export interface SocialImageReport {
  total: number;
  /** New images. */
  added: number;
  /** Images that no page uses any more. */
  removed: number;
}

/** Images to make: target file and SVG. */
export type SocialImageOrder = readonly (readonly [file: string, svg: string])[];

/** Enables TypeScript in the thread, and loads the module that draws. */
const THREAD =
  'require("tsx/cjs"); require(require("node:path").resolve("src/publish/social-images/social-image-thread.ts"))';

/** Draws in a thread: one core draws while Gatsby bundles on the other. */
const draw = (order: SocialImageOrder): Promise<void> =>
  new Promise((resolve, reject) => {
    const thread = new Worker(THREAD, { eval: true, workerData: order });
    thread.on("error", reject);
    thread.on("exit", (code) => (code === 0 ? resolve() : reject(new Error(`Drawing ended with ${code}`))));
  });

/**
 * Writes the social images of all pages to public/social. The file name is a hash of the input: existing images are
 * kept, unused ones removed.
 * @param publicDir the built site, kept between builds
 * @throws for an image that cannot be made
 */
export const publishSocialImages = async (
  inputs: readonly SocialImageInput[],
  publicDir: string,
): Promise<SocialImageReport> => {
  const folder = path.join(publicDir, SOCIAL_FOLDER);
  await mkdir(folder, { recursive: true });
  const there = new Set(await readdir(folder));
  const svgs = inputs.map(socialImageSvg);
  const wanted = new Map(svgs.map((svg) => [socialImageFile(svg), svg]));
  const missing = [...wanted].filter(([name]) => !there.has(name));
  const old = [...there].filter((name) => !wanted.has(name));
  await Promise.all(old.map((name) => rm(path.join(folder, name), { recursive: true })));
  if (missing.length > 0) {
    await draw(missing.map(([name, svg]) => [path.join(folder, name), svg]));
  }
  return { total: wanted.size, added: missing.length, removed: old.length };
};
