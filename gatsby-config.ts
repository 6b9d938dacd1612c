import { createRequire } from "node:module";
import path from "node:path";
import type { GatsbyConfig } from "gatsby";
import { register } from "tsx/cjs/api";

// Gatsby's own compiler for TypeScript sees these lines only: for all that they lead to, tsx takes a tenth of its time.
const unregister = register();
const { default: config }: { default: GatsbyConfig } = createRequire(path.resolve("gatsby-config.ts"))(
  "./src/gatsby/config",
);
unregister();

export default config;
