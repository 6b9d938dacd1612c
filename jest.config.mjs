const transform = {
  "^.+\\.tsx?$": [
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

const shared = {
  transform,
  testPathIgnorePatterns: [
    "/node_modules/",
    "<rootDir>/e2e/",
    "<rootDir>/public/",
    "<rootDir>/.cache/",
    "<rootDir>/.fixture/",
  ],
  modulePathIgnorePatterns: ["<rootDir>/.cache/", "<rootDir>/public/", "<rootDir>/.fixture/"],
  moduleNameMapper: {
    "\\.woff2$": "<rootDir>/src/test/file-stub.ts",
    "^gatsby$": "<rootDir>/src/test/gatsby-mock.tsx",
  },
};

const config = {
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
