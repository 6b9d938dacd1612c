import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rm, stat, utimes, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { inParallel } from "../lib/in-parallel";
import { copyWithDate, filesIn } from "./site-folder";

/** How many files were compressed, and for how many of them the cache had no copy. */
export interface CompressionResult {
  files: number;
  computed: number;
}

const TEXT = /\.(?:css|html|js|json|svg|txt|webmanifest|xml)$/;
const TWIN = /\.(?:br|gz)$/;

/** Smaller files fit in the first network packets anyway. */
const MIN_BYTES = 512;

/** Brotli's best, about 50 ms for a page of 50 KB. */
const BEST = 11;
/** A fifth of that time for 6 % more bytes: for sites where the best would take minutes. */
const QUICK = 9;
const MANY = 2000;

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

const ENCODERS = [
  {
    extension: "br",
    encode: (content: Buffer, quality: number) =>
      brotli(content, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: quality,
          [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
          [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        },
      }),
  },
  { extension: "gz", encode: (content: Buffer) => deflate(content, { level: constants.Z_BEST_COMPRESSION }) },
] as const;

/** Whether a file is the compressed twin of another. */
export const isTwin = (file: string): boolean => TWIN.test(file);

/** Removes the twins of files that are gone. */
const removeOrphans = async (folder: string, files: readonly string[]): Promise<void> => {
  const known = new Set(files);
  const orphans = files.filter((file) => isTwin(file) && !known.has(file.replace(TWIN, "")));
  await Promise.all(orphans.map((file) => rm(path.join(folder, file))));
};

/**
 * Writes `.br` and `.gz` beside the text files of a folder. Twins are cached by content, so that a warm build
 * compresses what has changed; a twin has the date of its original, as servers make the ETag of it.
 *
 * @param folder - deployed folder
 * @param cacheFolder - keeps twins between builds; entries not used in this run are removed
 */
export const compressFolder = async (folder: string, cacheFolder: string): Promise<CompressionResult> => {
  const all = await filesIn(folder);
  await removeOrphans(folder, all);
  await mkdir(cacheFolder, { recursive: true });
  const cached = new Set(await readdir(cacheFolder));
  const used = new Set<string>();
  const result: CompressionResult = { files: 0, computed: 0 };
  const texts = all.filter((file) => TEXT.test(file));
  const quality = texts.length > MANY ? QUICK : BEST;

  await inParallel(texts, availableParallelism() * 2, async (file) => {
    const source = path.join(folder, file);
    const content = await readFile(source);
    if (content.length <= MIN_BYTES) {
      await Promise.all(ENCODERS.map(({ extension }) => rm(`${source}.${extension}`, { force: true })));
      return;
    }
    result.files += 1;
    const hash = createHash("sha256").update(content).digest("hex");
    const { atime, mtime } = await stat(source);
    for (const { extension, encode } of ENCODERS) {
      const name = `${hash}-${quality}.${extension}`;
      const entry = path.join(cacheFolder, name);
      used.add(name);
      if (!cached.has(name)) {
        await writeFile(entry, await encode(content, quality));
        cached.add(name);
        result.computed += 1;
      }
      await utimes(entry, atime, mtime);
      await copyWithDate(entry, `${source}.${extension}`);
    }
  });
  await inParallel(
    [...cached].filter((name) => !used.has(name)),
    50,
    (name) => rm(path.join(cacheFolder, name)),
  );
  return result;
};
