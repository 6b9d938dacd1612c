import type { KnipConfig } from "knip";

/** Gatsby reads the text of a query; nothing imports it. */
const withoutQueries = (text: string): string => text.replaceAll(/^export const \w+ = graphql/gm, "void graphql");

/** Files, exports and packages that nothing uses are a fault: `npm run lint`. */
const config: KnipConfig = {
  entry: [
    "gatsby-{browser,config,node,ssr}.{ts,tsx}",
    "scripts/*.ts",
    "src/gatsby/{config,node}.ts",
    "src/**/*.{cjs,mjs}",
    "src/sections/fragments.ts",
    "src/templates/*.tsx",
    "src/components/mdx/mdx-components.ts",
    "src/studio/{main.tsx,check/worker.ts,preview/ProviderEmbed.tsx,preview/gatsby.tsx}",
    "e2e/**/*.{spec,test}.{ts,tsx}",
    "e2e/global-setup.ts",
    "e2e/edits/test-edits.ts",
  ],
  project: ["{src,scripts,e2e}/**/*.{ts,tsx,cjs,mjs}", "!e2e/hosts/tools/**"],
  compilers: { ts: withoutQueries, tsx: withoutQueries },
  // Brought by Gatsby; read from node_modules by path.
  ignoreDependencies: ["graphql", "@reach/router", "lighthouse", /^@expo-google-fonts\//],
};

export default config;
