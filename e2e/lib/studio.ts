import { once } from "node:events";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  watch,
} from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { type BrowserContext, expect, type Locator, type Page } from "playwright/test";
import { bundleStudio } from "../../scripts/lib/studio-bundle";
import { LOCAL_REPOSITORY } from "../../src/studio/headers";
import { studioServer } from "../../src/studio/serve";
import { accessibilityFaults } from "./axe";

/** Time to read a whole site, or draw a long form, on a busy machine. */
const PATIENCE = 30_000;

export interface RunningStudio {
  address: string;
  stop(): void;
}

/**
 * Folder that is made once in a run of tests (global-setup.ts): the first worker makes it, the others wait.
 *
 * @param make fills the folder that it is told
 */
export const madeOnce = async (name: string, make: (folder: string) => Promise<void>): Promise<string> => {
  const place = process.env.E2E_STUDIOS ?? mkdtempSync(path.join(tmpdir(), "studios-"));
  const [folder, making, lock] = [name, `${name}-making`, `${name}-lock`].map((inner) => path.join(place, inner)) as [
    string,
    string,
    string,
  ];
  const watcher = watch(place);
  while (!existsSync(folder)) {
    try {
      mkdirSync(lock);
    } catch {
      await once(watcher, "change");
      continue;
    }
    try {
      await make(making);
      renameSync(making, folder);
    } finally {
      rmdirSync(lock);
    }
  }
  watcher.close();
  return folder;
};

/**
 * Builds and serves the studio as `npm run studio` does.
 *
 * @param root folder of the website, where it publishes
 */
export const startStudio = async (root?: string): Promise<RunningStudio> => {
  const folder = await madeOnce("local", (outDir) => bundleStudio(LOCAL_REPOSITORY, outDir));
  const server = studioServer(folder, root ?? folder);
  await once(server.listen(0, "127.0.0.1"), "listening");
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}/admin/`,
    stop: () => {
      server.close();
      if (!process.env.E2E_STUDIOS) {
        rmSync(path.dirname(folder), { recursive: true });
      }
    },
  };
};

/** Grows with the addresses that a browser asks of other hosts than the studio's. */
export const requestsElsewhere = (context: BrowserContext, { address }: RunningStudio): string[] => {
  const found: string[] = [];
  context.on("request", (request) => {
    const { protocol, origin } = new URL(request.url());
    if (!["blob:", "data:"].includes(protocol) && origin !== new URL(address).origin) {
      found.push(request.url());
    }
  });
  return found;
};

/** The content that the studio edits in tests. */
const SITE = "e2e/fixture-site";

export const siteText = (file: string): string => readFileSync(path.join(SITE, file), "utf8");

/** An editor's folder, by path: texts, and bytes of pictures. */
export type FolderFiles = Readonly<Record<string, string | number[]>>;

/**
 * The files of a site as in an editor's folder.
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

/** Writes files to the browser's private folder, which the studio gets instead of asking for one. */
export const fillFolder = (page: Page, files: FolderFiles): Promise<void> =>
  page.evaluate(async (all) => {
    const root = await (await navigator.storage.getDirectory()).getDirectoryHandle("website", { create: true });
    const write = async ([file, content]: [string, string | number[]]): Promise<void> => {
      const parts = file.split("/");
      const name = parts.pop() ?? "";
      let folder = root;
      for (const part of parts) {
        folder = await folder.getDirectoryHandle(part, { create: true });
      }
      const writer = await (await folder.getFileHandle(name, { create: true })).createWritable();
      await writer.write(typeof content === "string" ? content : new Uint8Array(content));
      await writer.close();
    };
    await Promise.all(Object.entries(all).map(write));
  }, files);

/** Text of a file in the folder, if it exists. */
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

/** Goes to an address of the studio, and chooses the browser's private folder, filled with a site. */
const chooseFolder = async (page: Page, address: string, files: FolderFiles): Promise<void> => {
  // A page that is opened later in the same browser gets them too.
  await page.context().addInitScript(() => {
    // Without it the engine draws the next view at once, as in older browsers; studio-hosted.spec.ts goes the other way.
    Reflect.deleteProperty(Document.prototype, "startViewTransition");
    Object.assign(window, {
      showDirectoryPicker: async () =>
        (await navigator.storage.getDirectory()).getDirectoryHandle("website", { create: true }),
    });
  });
  await page.goto(address);
  await fillFolder(page, files);
  await page.getByRole("button", { name: "Kies de map van de website" }).click();
};

/** Opens the studio on the browser's private folder, filled with a site. */
export const openStudio = async (page: Page, { address }: RunningStudio, files = siteFiles()): Promise<void> => {
  await chooseFolder(page, address, files);
  await expect(page.getByRole("heading", { name: "Wat wil je doen?" })).toBeVisible({ timeout: PATIENCE });
};

/** Opens the studio at the address of a form, a tenth quicker than from its start page. */
export const openStudioAt = async (
  page: Page,
  { address }: RunningStudio,
  place: string,
  files = siteFiles(),
): Promise<void> => {
  await chooseFolder(page, `${address}#/collections/${place}`, files);
  // The engine may draw a form once more while it starts.
  await expect(field(page, "controle")).toHaveCount(1, { timeout: PATIENCE });
  await expect(field(page, "controle")).toBeVisible({ timeout: PATIENCE });
};

/** Opens a form by its address in the engine. */
export const openForm = async (page: Page, place: string): Promise<void> => {
  const fromStart = page.getByRole("link", { name: "Alles wat er is" });
  if (await fromStart.isVisible()) {
    await fromStart.click();
  }
  const form = field(page, "controle");
  // The previous form closes first, and its list shows, as the next form could be confused with it.
  for (const [hash, count, title] of [
    ["#/collections/_singletons", 0, /^Collectie/],
    [`#/collections/${place}`, 1, /^(?!Collectie)/],
  ] as const) {
    await page.evaluate((address) => {
      window.location.hash = address;
    }, hash);
    await expect(page).toHaveTitle(title, { timeout: PATIENCE });
    await expect(form).toHaveCount(count, { timeout: PATIENCE });
  }
  await expect(form).toBeVisible({ timeout: PATIENCE });
};

/** A field of the open form, by its path in the data. */
export const field = (page: Page, keyPath: string) => page.locator(`[data-key-path="${keyPath}"]`);

/** The text box of a field, which may be drawn later than the engine's hidden picker of files in it. */
export const input = (page: Page, keyPath: string) =>
  field(page, keyPath).locator('input:not([type="file"]), textarea').first();

/** Scrolls to a field; the engine draws a field once it comes into view, so one above what is shown may not be drawn. */
export const reach = async (page: Page, keyPath: string): Promise<void> => {
  const group = field(page, keyPath.replace(/\.\w+$/, ""));
  await expect(async () => {
    if ((await field(page, keyPath).count()) === 0) {
      const drawn = (await group.count()) > 0 ? group : page.locator("[data-key-path]").last();
      await drawn.evaluate((element) => element.scrollIntoView({ block: "start" }), undefined, { timeout: 1000 });
    }
    await expect(field(page, keyPath)).toBeAttached({ timeout: 500 });
  }).toPass({ timeout: PATIENCE });
  await field(page, keyPath).scrollIntoViewIfNeeded();
};

const press = async (toggle: Locator): Promise<void> => {
  if ((await toggle.getAttribute("aria-expanded")) !== "true") {
    await toggle.click();
  }
};

/** Scrolls to a field in a group of fields, and unfolds the group. */
export const unfold = async (page: Page, group: string, inner: string): Promise<void> => {
  await reach(page, group);
  await press(
    field(page, group)
      .getByRole("button", { name: /^(?:Uitvouwen|Samenvouwen)$/ })
      .first(),
  );
  await reach(page, inner);
};

/** Unfolds a row of a list, by its index; the engine draws the rows that are in view, and lists in them. */
export const unfoldRow = async (page: Page, list: string, index: number): Promise<void> => {
  await reach(page, list);
  const rows = field(page, list).locator(".item-list").first();
  await rows.locator("> .item-wrapper").nth(index).scrollIntoViewIfNeeded();
  const id = await rows.getAttribute("id");
  await press(page.locator(`[aria-controls="${id?.replace(/list$/, `${index}-body`)}"]`));
};

/**
 * Faults of the engine itself: no landmark around everything, no heading of the first level over a list, names of lists
 * and icons that differ from their text, and notices that are pale while they fade. At times axe also misses the visible
 * name of a field to which a message was added (`label-title-only`); the tests find fields by that name.
 */
const OF_ENGINE =
  /^(?:region|page-has-heading-one|label-content-name-mismatch|label-title-only):|^color-contrast: .*class="sui alert /;

/** The accessibility faults of the studio, except those of its engine. */
export const ownFaults = async (page: Page): Promise<string[]> =>
  (await accessibilityFaults(page)).filter((fault) => !OF_ENGINE.test(fault));

/** Saves the open form once the check agrees. */
export const save = async (page: Page): Promise<void> => {
  await expect(page.locator(".studio-check")).toContainText("Alles klopt. Je kunt opslaan.", { timeout: PATIENCE });
  await page.getByRole("button", { name: "Opslaan", exact: true }).click();
};

/**
 * Lets the next file be written no sooner than told; `waiting` on the window says that one is.
 *
 * @returns lets it be written
 */
export const holdWriting = async (page: Page): Promise<() => Promise<void>> => {
  await page.evaluate(() => {
    const { createWritable } = FileSystemFileHandle.prototype;
    FileSystemFileHandle.prototype.createWritable = async function (...options) {
      FileSystemFileHandle.prototype.createWritable = createWritable;
      await new Promise((resolve) => Object.assign(window, { waiting: resolve }));
      return createWritable.apply(this, options);
    };
  });
  return () => page.evaluate(() => (window as unknown as { waiting(): void }).waiting());
};

/** Inserts and describes a picture in the prose of the open form, at the cursor. */
export const addProsePicture = async (page: Page, name: string, buffer: Buffer, words: string): Promise<void> => {
  await reach(page, "body");
  const dialog = page.getByRole("dialog");
  // What the check says of the fields above may move the button away under the mouse.
  await expect(async () => {
    if (!(await dialog.isVisible())) {
      await field(page, "body").getByRole("button", { name: "Afbeelding toevoegen" }).click({ timeout: 1000 });
    }
    await expect(dialog).toContainText("Artikelen");
  }).toPass({ timeout: PATIENCE });
  await dialog.locator("input[type=file]").first().setInputFiles({ name, mimeType: "image/png", buffer });
  await dialog.getByRole("button", { name: "Invoegen" }).click();
  await field(page, "body").getByRole("group", { name: "Afbeelding: nieuw" }).getByLabel("Beschrijving").fill(words);
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
