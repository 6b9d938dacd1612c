import { readFile, stat } from "node:fs/promises";
import path from "node:path";
import type { GatsbyCache } from "gatsby";

/**
 * Reads built pages. What was made of one is kept until the page is built anew: reading the HTML of all of them was half a
 * second of every build.
 *
 * @param cache Gatsby's, emptied when the code of src changes (on-pre-init.ts)
 * @param publicDir the built site
 * @param name what is made, in a word: part of the cache's key
 * @param make makes it of a page's HTML
 * @returns what to call with the path of a page
 */
export const pageReader =
  <T>(
    cache: Pick<GatsbyCache, "get" | "set">,
    publicDir: string,
    name: string,
    make: (html: string, page: string) => T,
  ) =>
  async (page: string): Promise<T> => {
    const file = path.join(publicDir, page, "index.html");
    const { mtimeMs, size } = await stat(file);
    const stamp = `${size} ${mtimeMs}`;
    const key = `${name} ${page}`;
    const known: { stamp: string; made: T } | undefined = await cache.get(key);
    if (known?.stamp === stamp) {
      return known.made;
    }
    const made = make(await readFile(file, "utf8"), page);
    await cache.set(key, { stamp, made });
    return made;
  };
