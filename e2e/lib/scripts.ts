import type { Page, Request } from "playwright/test";

/** Scripts of every page. */
const COMMON = /\/(?:webpack-runtime|framework|app)-[\da-f]+\.js$/;

export const isScript = ({ pathname }: URL): boolean => pathname.endsWith(".js");

/** Whether this is a script of one page type. */
export const isChunk = (url: URL): boolean => isScript(url) && !COMMON.test(url.pathname);

/** Whether a request is for such a script. */
export const isChunkRequest = (request: Request): boolean => isChunk(new URL(request.url()));

/** Holds back all scripts, or the matching ones, until the returned function is called. */
export const holdScripts = async (page: Page, which: Parameters<Page["route"]>[0] = isScript): Promise<() => void> => {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(which, async (route) => {
    await held;
    await route.continue();
  });
  return release;
};
