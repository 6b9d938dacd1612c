import { shared } from "./jest.config.mjs";

/** What the finished HTML of a build must hold, whatever its content (`npm run test:built`); needs a build. */
const config = {
  ...shared,
  testEnvironment: "jsdom",
  testMatch: ["<rootDir>/built/all.ts"],
};

export default config;
