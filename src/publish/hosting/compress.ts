import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const brotliOf = promisify(brotliCompress);
const gzipOf = promisify(gzip);

const TEXT = /\.(?:css|html|js|json|svg|txt|webmanifest|xml)$/;

/** Smaller files fit in the first network packets anyway. */
const MIN_BYTES = 512;

/** Brotli's best quality, for files that are kept and for long pages: 60 ms for one of 50 KB. 6 takes 1.3 ms and gives 8 % more bytes. */
const BEST = 11;
const QUICK = 6;

/** Pages above it would not fit in the first ten packets of a connection. */
const FIRST_FLIGHT = 14_000;

const brotli = (content: Buffer, quality: number): Promise<Buffer> =>
  brotliOf(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    },
  });

/**
 * Compresses a file.
 * @param isKept whether browsers keep the file for good, so that it is worth the time
 * @returns compressed variants, by extension; none unless it is text that is long enough
 */
export const compressed = async (
  file: string,
  content: Buffer,
  isKept: boolean,
): Promise<Partial<Record<".br" | ".gz", Buffer>>> => {
  if (!TEXT.test(file) || content.length <= MIN_BYTES) {
    return {};
  }
  const quick = await brotli(content, isKept ? BEST : QUICK);
  const isTooLong = file.endsWith(".html") && quick.length > FIRST_FLIGHT;
  return {
    ".br": isTooLong ? await brotli(content, BEST) : quick,
    ".gz": await gzipOf(content, { level: constants.Z_BEST_COMPRESSION }),
  };
};
