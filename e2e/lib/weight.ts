import { readFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import type { Page } from "playwright/test";

/** Bytes in the KB of the budgets. */
export const KB = 1000;

/** Most JavaScript that a page may load, compressed. */
export const JAVASCRIPT_GZIP = 132 * KB;

/**
 * Files of a kind that the page fetches from its own site from now on.
 * @param siteDir deployed folder
 */
export const watchFiles = (page: Page, kind: "script" | "font", siteDir: string): string[] => {
  const files: string[] = [];
  page.on("requestfinished", (request) => {
    const { hostname, pathname } = new URL(request.url());
    if (request.resourceType() === kind && hostname === "127.0.0.1") {
      files.push(path.join(siteDir, decodeURIComponent(pathname)));
    }
  });
  return files;
};

export const sizeOf = (files: readonly string[], measure: (file: string) => number): number =>
  files.reduce((sum, file) => sum + measure(file), 0);

/** Compressed size of a file. */
export const zipped = (file: string): number => gzipSync(readFileSync(file), { level: 9 }).length;
