import { mkdir, mkdtemp, readdir, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { ParentSpanPluginArgs } from "gatsby";
import { onPreInit } from "./on-pre-init";

let root: string;

const put = async (file: string, text: string) => {
  await mkdir(path.dirname(path.join(root, file)), { recursive: true });
  await writeFile(path.join(root, file), text);
};

const FILES = [
  "src/content/check/token-table.ts",
  "src/content/model/field-types.ts",
  "src/publish/feed/feed.ts",
  "src/gatsby/node.ts",
  "src/lib/links.ts",
  "src/content/markdown/render.ts",
  "src/publish/search/page-text.ts",
];

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), "pre-init-"));
  await Promise.all(FILES.map((file) => put(file, "1")));
});

afterEach(() => rm(root, { recursive: true }));

/** Actions that a start of Gatsby dispatches to its own store. */
const started = async () => {
  const dispatch = jest.fn();
  const store = { getState: () => ({ program: { directory: root } }), dispatch };
  await onPreInit?.({ store } as unknown as ParentSpanPluginArgs, { plugins: [] }, () => {});
  return dispatch.mock.calls.map(([{ type }]) => type);
};

it("keeps the cache when nothing has changed, and on the first build", async () => {
  expect([await started(), await started()]).toEqual([[], []]);
});

it.each(FILES)("empties the cache once after a change in %s", async (file) => {
  await started();
  await put(file, "2");
  expect([await started(), await started()]).toEqual([["UPDATE_PLUGINS_HASH"], []]);
});

it("drops what webpack has compiled by the old code", async () => {
  await started();
  await put(".cache/webpack/stage-build-javascript/index.pack", "old");
  await put("src/gatsby/mdx/reader.ts", "2");
  await started();
  expect(await readdir(path.join(root, ".cache/webpack"))).toEqual(["code-of-answers"]);
});

it("empties a cache that was made in another folder", async () => {
  await started();
  const before = root;
  root = `${before}-restored`;
  await rename(before, root);
  expect(await started()).toEqual(["UPDATE_PLUGINS_HASH"]);
});

it("does not mind a changed test", async () => {
  await started();
  await put("src/lib/links.test.ts", "2");
  expect(await started()).toEqual([]);
});
