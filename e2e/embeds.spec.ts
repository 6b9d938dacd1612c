import { test as base, expect, type Page } from "playwright/test";
import { configureEmbeds, type EmbedPatch, withEmbeds } from "./lib/configure-embed";
import { FORGED_MESSAGES, PERSONAL } from "./lib/stub-pages";
import { type StubPart, type StubProvider, startStubProvider } from "./lib/stub-provider";

const test = base.extend<{ stub: StubProvider }>({
  // biome-ignore lint/correctness/noEmptyPattern: placeholder
  stub: async ({}, use) => {
    const stub = await startStubProvider();
    await use(stub);
    await stub.close();
  },
});
