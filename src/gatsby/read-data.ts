import { readFileSync } from "node:fs";
import path from "node:path";

/** A file of data/, as it is now. */
export const readData = <T>(file: string): T => JSON.parse(readFileSync(path.resolve("data", file), "utf8"));
