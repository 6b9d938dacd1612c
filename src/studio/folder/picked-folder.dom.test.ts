import { keptForms, renameKeptForm } from "./picked-folder";

type Kept = { collectionName: string; slug: string };

/** What the engine keeps, by collection and slug. */
const kept = new Map<string, Kept>();

/** A request of IndexedDB that has its answer a moment later. */
const answered = (result: unknown) => {
  const request = { result, onsuccess: () => undefined };
  queueMicrotask(() => request.onsuccess());
  return request;
};

const store = {
  getAll: () => answered([...kept.values()]),
  get: (key: string[]) => answered(kept.get(key.join())),
  put: (form: Kept) => answered(kept.set(`${form.collectionName},${form.slug}`, form)),
  delete: (key: string[]) => answered(kept.delete(key.join())),
};

const database = {
  objectStoreNames: { contains: () => true },
  transaction: () => ({ objectStore: () => store }),
  close: () => undefined,
};

it("renames the kept form of an entry, not that of an entry of another kind with the same name", async () => {
  Object.assign(globalThis, {
    STUDIO_REPOSITORY: { repo: "lokaal/website" },
    indexedDB: { open: () => answered(database) },
  });
  store.put({ collectionName: "Article", slug: "utrecht" });
  store.put({ collectionName: "City", slug: "utrecht" });
  await renameKeptForm("City", "utrecht", "utrecht-stad");
  expect(await keptForms()).toEqual([
    { collectionName: "Article", slug: "utrecht" },
    { collectionName: "City", slug: "utrecht-stad", currentSlugs: { _: "utrecht-stad" } },
  ]);
});
