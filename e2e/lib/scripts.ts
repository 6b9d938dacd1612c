import type { Page, Request } from "playwright/test";

/** Scripts that every page starts with. */
const COMMON = /\/(?:webpack-runtime|framework|app)-[\da-f]+\.js$/;

/** Whether this is a script of the site. */
export const isScript = ({ pathname }: URL): boolean => pathname.endsWith(".js");

/** Whether this is a script of one page type, asked for when a page of that type is. */
export const isChunk = (url: URL): boolean => isScript(url) && !COMMON.test(url.pathname);

/** The same of a request. */
export const isChunkRequest = (request: Request): boolean => isChunk(new URL(request.url()));

/** Holds back every script that the page asks for, or those that are meant, until the returned function is called. */
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
