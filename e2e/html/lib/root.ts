import path from "node:path";

/** Project under test; `BUILT_ROOT` names another one. */
export const ROOT = path.resolve(process.env.BUILT_ROOT ?? ".");
