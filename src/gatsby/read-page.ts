import { readFile } from "node:fs/promises";
import path from "node:path";

/** HTML of a built page, by its path. */
export const readPage = (publicDir: string, page: string): Promise<string> =>
  readFile(path.join(publicDir, page, "index.html"), "utf8");
