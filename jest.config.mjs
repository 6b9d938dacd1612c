const transform = {
  "^.+\\.(?:tsx?|js)$": [
    "@swc/jest",
    {
      jsc: {
        parser: { syntax: "typescript", tsx: true },
        transform: { react: { runtime: "automatic", importSource: "@emotion/react" } },
        target: "es2022",
      },
    },
  ],
};

/** Packages without a CommonJS form, which the reader of Markdown is made of; jest compiles them like the site's own. */
const ESM_ONLY = [
  "(?:mdast|hast|unist|estree)-util-[^/]+",
  "micromark[^/]*",
  "vfile-message",
  "decode-named-character-reference",
  "character-(?:entities|reference)[^/]*",
  "(?:stringify|parse)-entities",
  "is-(?:alphabetical|alphanumerical|decimal|hexadecimal)",
  "property-information",
  "(?:comma|space)-separated-tokens",
  "hastscript",
  "html-void-elements",
  "trim-lines",
  "web-namespaces",
  "ccount",
  "zwitch",
];

/** What all Jest projects share. */
export const shared = {
  transform,
  transformIgnorePatterns: [`/node_modules/(?!(?:${ESM_ONLY.join("|")})/)`],
  testPathIgnorePatterns: [
    "/node_modules/",
    "<rootDir>/e2e/",
    "<rootDir>/public/",
    "<rootDir>/.cache/",
    "<rootDir>/.copy/",
  ],
  modulePathIgnorePatterns: ["<rootDir>/.cache/", "<rootDir>/public/", "<rootDir>/.copy/"],
  moduleNameMapper: {
    "\\.woff2$": "<rootDir>/src/test/file-stub.ts",
    "^gatsby$": "<rootDir>/src/test/gatsby-mock.tsx",
  },
};

const config = {
  // Beside other steps of `npm test`, which end earlier (scripts/test.ts).
  maxWorkers: "100%",
  projects: [
    {
      ...shared,
      displayName: "node",
      testEnvironment: "node",
      testMatch: ["<rootDir>/{src,scripts}/**/!(*.dom).test.ts"],
    },
    {
      ...shared,
      displayName: "dom",
      testEnvironment: "jsdom",
      testMatch: ["<rootDir>/src/**/*.test.tsx", "<rootDir>/src/**/*.dom.test.ts"],
      setupFilesAfterEnv: ["<rootDir>/src/test/setup-dom.ts"],
    },
  ],
};

export default config;
