import { readdirSync, readFileSync } from "node:fs";
import http from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { expect, type Page } from "playwright/test";
import { bundleStudio } from "../../scripts/lib/studio-bundle";
import { LOCAL_FOLDER, LOCAL_REPOSITORY } from "../../src/studio/headers";
import { answerStudio } from "../../src/studio/serve";
import { accessibilityFaults } from "./axe";

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

/** Every text in the folder, by path. */
export const folderTexts = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(async () => {
    const texts: Record<string, string> = {};
    const read = async (folder: FileSystemDirectoryHandle, place: string): Promise<void> => {
      const entries = (folder as unknown as { values(): AsyncIterable<FileSystemHandle> }).values();
      for await (const handle of entries) {
        if (handle instanceof FileSystemDirectoryHandle) {
          await read(handle, `${place}${handle.name}/`);
        } else if (handle instanceof FileSystemFileHandle && /\.(?:json|mdx)$/.test(handle.name)) {
          texts[place + handle.name] = await (await handle.getFile()).text();
        }
      }
    };
    await read(await (await navigator.storage.getDirectory()).getDirectoryHandle("website"), "");
    return texts;
  });

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
  const fromStart = page.getByRole("link", { name: "Alles wat er is" });
  if (await fromStart.isVisible()) {
    await fromStart.click();
  }
  const form = field(page, "controle");
  // The form that was open goes first: it would be taken for the one that comes.
  for (const [hash, count] of [
    ["#/collections/_singletons", 0],
    [`#/collections/${place}`, 1],
  ] as const) {
    await page.evaluate((address) => {
      window.location.hash = address;
    }, hash);
    await expect(form).toHaveCount(count, { timeout: PATIENCE });
  }
  await expect(form).toBeVisible({ timeout: PATIENCE });
};

/** A field of the form that is open, by its way in the data. */
export const field = (page: Page, keyPath: string) => page.locator(`[data-key-path="${keyPath}"]`);

/** The text box of a field. */
export const input = (page: Page, keyPath: string) => field(page, keyPath).locator("input, textarea").first();

/** Brings a field into view; the engine draws a long form as far as it is scrolled. */
export const reach = async (page: Page, keyPath: string): Promise<void> => {
  await expect(async () => {
    if ((await field(page, keyPath).count()) === 0) {
      await page.locator("[data-key-path]").last().scrollIntoViewIfNeeded({ timeout: 1000 });
    }
    await expect(field(page, keyPath)).toBeAttached({ timeout: 500 });
  }).toPass({ timeout: PATIENCE });
  await field(page, keyPath).scrollIntoViewIfNeeded();
};

/** What the engine itself lacks: a landmark around all it shows, and names of its lists and icons that begin as they look. */
const OF_ENGINE = /^(?:region|label-content-name-mismatch):/;

/** The accessibility faults of the studio as it stands, but for those that its engine has everywhere. */
export const ownFaults = async (page: Page): Promise<string[]> =>
  (await accessibilityFaults(page)).filter((fault) => !OF_ENGINE.test(fault));

/** Saves the form that is open, and waits until the engine says so. */
export const save = async (page: Page): Promise<void> => {
  await expect(page.locator(".studio-check")).toContainText("Alles klopt. Je kunt opslaan.", { timeout: PATIENCE });
  await page.getByRole("button", { name: "Opslaan", exact: true }).click();
};

/** Puts a new picture into the prose of the form that is open, where the cursor stands, and describes it. */
export const addProsePicture = async (page: Page, name: string, buffer: Buffer, words: string): Promise<void> => {
  await reach(page, "body");
  await field(page, "body").getByRole("button", { name: "Afbeelding toevoegen" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.locator("input[type=file]").first().setInputFiles({ name, mimeType: "image/png", buffer });
  await dialog.getByRole("button", { name: "Invoegen" }).click();
  await field(page, "body")
    .getByRole("group", { name: /nieuw\// })
    .getByLabel("Beschrijving")
    .fill(words);
};

/** Drafts that the engine keeps in the browser until they are saved (@sveltia/cms, pinned). */
export const backups = (page: Page, repo = LOCAL_REPOSITORY.repo): Promise<number> =>
  page.evaluate(
    (name) =>
      new Promise<number>((resolve, reject) => {
        const request = indexedDB.open(`github:${name}`);
        request.onerror = () => reject(request.error);
        request.onsuccess = () => {
          const database = request.result;
          const found = database.objectStoreNames.contains("draft-backups")
            ? database.transaction("draft-backups").objectStore("draft-backups").count()
            : undefined;
          database.close();
          if (found) {
            found.onsuccess = () => resolve(found.result);
          } else {
            resolve(0);
          }
        };
      }),
    repo,
  );
