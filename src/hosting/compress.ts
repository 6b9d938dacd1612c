import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const TEXT = /\.(?:css|html|js|json|svg|txt|webmanifest|xml)$/;

/** Smaller files fit in the first network packets anyway. */
const MIN_BYTES = 512;

/**
 * Brotli's best (60 ms for a page of 50 KB), for what is worth it: files that are compressed once and kept for a year,
 * and pages that would not fit in what a server sends before the first answer to it (ten packets).
 */
const BEST = 11;
const FIRST_FLIGHT = 14_000;

/** For all else: 1.3 ms for such a page and 8 % more bytes; 9 saves 0.3 % of them and takes 18 ms. */
const QUICK = 6;

/** Bits of the window that a text of some length fits in: with the default of 4 MB, half of the time goes into its memory. */
const windowFor = (length: number): number =>
  Math.min(constants.BROTLI_DEFAULT_WINDOW, Math.max(constants.BROTLI_MIN_WINDOW_BITS, 32 - Math.clz32(length)));

const brotli = (content: Buffer, quality: number): Buffer =>
  brotliCompressSync(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_LGWIN]: windowFor(content.length),
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });

/** Extensions of the compressed twins of a file. */
export const TWINS = ["br", "gz"] as const;

/** Compressed twins of a file, by extension. */
export type Twins = Readonly<Record<(typeof TWINS)[number], Buffer>>;

/** Whether a file is text, by its name. */
export const isText = (file: string): boolean => TEXT.test(file);

/** Whether a text is long enough for compressed twins. */
export const isCompressed = ({ length }: Buffer): boolean => length > MIN_BYTES;

/**
 * Compresses a text.
 *
 * @param file - name of the file
 * @param isKept - whether browsers keep the file for good
 */
export const compressed = (file: string, content: Buffer, isKept: boolean): Twins => {
  const quick = brotli(content, isKept ? BEST : QUICK);
  const isTooLong = file.endsWith(".html") && quick.length > FIRST_FLIGHT;
  return {
    br: isTooLong ? brotli(content, BEST) : quick,
    gz: gzipSync(content, { level: constants.Z_BEST_COMPRESSION }),
  };
};
