import { shared } from "../../jest.config.mjs";

/** Tests of the finished HTML of any content (`npm run test:built`); needs a build. */
const config = {
  ...shared,
  rootDir: "../..",
  testEnvironment: "jsdom",
  testPathIgnorePatterns: [],
  testMatch: ["<rootDir>/e2e/html/all.ts"],
};

export default config;
