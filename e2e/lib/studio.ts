import { readdirSync, readFileSync } from "node:fs";
import http from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { expect, type Page } from "playwright/test";
import { bundleStudio } from "../../scripts/lib/studio-bundle";
import { LOCAL_FOLDER, LOCAL_REPOSITORY } from "../../src/studio/headers";
import { answerStudio } from "../../src/studio/serve";

/** Reading a whole site, and drawing a long form, on a busy machine. */
const PATIENCE = 30_000;

/** The studio of this machine, made and served. */
export interface RunningStudio {
  address: string;
  stop(): void;
}

/** Makes the studio and serves it as `npm run studio` does. */
export const startStudio = async (): Promise<RunningStudio> => {
  await bundleStudio({ outDir: path.resolve(LOCAL_FOLDER), repository: LOCAL_REPOSITORY });
  const server = http.createServer((request, response) => {
    if (!answerStudio(request, response)) {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}/admin/`,
    stop: () => server.close(),
  };
};

/** The content that the studio edits in tests; nobody else edits it. */
const SITE = "e2e/fixture-site";

/** Text of a file of that content. */
export const siteText = (file: string): string => readFileSync(path.join(SITE, file), "utf8");

/** What an editor's folder holds, by path: texts as they are, pictures byte by byte. */
export type FolderFiles = Readonly<Record<string, string | number[]>>;

/**
 * The files of a site as an editor's folder holds them.
 *
 * @param site folder with the site's `data` and `content`
 */
export const siteFiles = (site = SITE): FolderFiles =>
  Object.fromEntries(
    [
      [site, "data"],
      [site, "content"],
      [".", "static"],
    ].flatMap(([root = "", folder = ""]) =>
      readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
        .filter((item) => item.isFile())
        .map(({ parentPath, name }) => path.join(parentPath, name))
        .map((file) => [
          path.relative(root, file),
          /\.(?:json|mdx)$/.test(file) ? readFileSync(file, "utf8") : [...readFileSync(file)],
        ]),
    ),
  );

/** Puts files in a folder of the browser's own, which the studio gets where a person would pick one. */
export const fillFolder = (page: Page, files: FolderFiles): Promise<void> =>
  page.evaluate(async (all) => {
    const root = await (await navigator.storage.getDirectory()).getDirectoryHandle("website", { create: true });
    for (const [file, content] of Object.entries(all)) {
      const parts = file.split("/");
      const name = parts.pop() ?? "";
      let folder = root;
      for (const part of parts) {
        folder = await folder.getDirectoryHandle(part, { create: true });
      }
      const writer = await (await folder.getFileHandle(name, { create: true })).createWritable();
      await writer.write(typeof content === "string" ? content : new Uint8Array(content));
      await writer.close();
    }
  }, files);

/** Text of a file in the folder; undefined where there is none. */
export const readFolder = (page: Page, file: string): Promise<string | undefined> =>
  page.evaluate(async (wanted) => {
    try {
      const parts = wanted.split("/");
      const name = parts.pop() ?? "";
      let folder = await (await navigator.storage.getDirectory()).getDirectoryHandle("website");
      for (const part of parts) {
        folder = await folder.getDirectoryHandle(part);
      }
      return await (await (await folder.getFileHandle(name)).getFile()).text();
    } catch {
      return undefined;
    }
  }, file);

/** Lets the studio pick the browser's own folder, filled with a site. */
export const openStudio = async (page: Page, { address }: RunningStudio, files = siteFiles()): Promise<void> => {
  await page.addInitScript(() => {
    Object.assign(window, {
      showDirectoryPicker: async () =>
        (await navigator.storage.getDirectory()).getDirectoryHandle("website", { create: true }),
    });
  });
  await page.goto(address);
  await fillFolder(page, files);
  await page.getByRole("button", { name: "Kies de map van de website" }).click();
  await expect(page.getByRole("heading", { name: "Wat wil je doen?" })).toBeVisible({ timeout: PATIENCE });
};

/** Opens a form by its address in the engine. */
export const openForm = async (page: Page, place: string): Promise<void> => {
  await page.getByRole("link", { name: "Alles wat er is" }).click();
  await page.evaluate((hash) => {
    window.location.hash = hash;
  }, `#/collections/${place}`);
  await expect(page.locator('[data-key-path="controle"]')).toBeVisible({ timeout: PATIENCE });
};

/** A field of the form that is open, by its way in the data. */
export const field = (page: Page, keyPath: string) => page.locator(`[data-key-path="${keyPath}"]`);

/** The text box of a field. */
export const input = (page: Page, keyPath: string) => field(page, keyPath).locator("input, textarea").first();

/** Saves the form that is open, and waits until the engine says so. */
export const save = async (page: Page): Promise<void> => {
  await expect(page.getByText("Alles klopt. Je kunt opslaan.")).toBeVisible();
  await page.getByRole("button", { name: "Opslaan", exact: true }).click();
};
