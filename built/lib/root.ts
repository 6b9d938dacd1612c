import path from "node:path";

/** Project of which content and build are examined; another one is named by `BUILT_ROOT`. */
export const ROOT = path.resolve(process.env.BUILT_ROOT ?? ".");
