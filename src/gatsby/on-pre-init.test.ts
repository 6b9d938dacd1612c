import { mkdir, mkdtemp, readdir, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { ParentSpanPluginArgs } from "gatsby";
import { ERROR_MAP } from "./errors";
import { onPreInit } from "./on-pre-init";

let root: string;

const put = async (file: string, text: string) => {
  await mkdir(path.dirname(path.join(root, file)), { recursive: true });
  await writeFile(path.join(root, file), text);
};

const FILES = [
  "src/content/check/token-table.ts",
  "src/content/model/field-types.ts",
  "src/publish/feed/article-html.ts",
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

const reporter = { setErrorMap: jest.fn(), panic: jest.fn() };

/** Actions that a start of Gatsby dispatches to its own store. */
const started = async () => {
  const dispatch = jest.fn();
  const store = { getState: () => ({ program: { directory: root } }), dispatch };
  await onPreInit?.({ store, reporter } as unknown as ParentSpanPluginArgs, { plugins: [] }, () => {});
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

describe("a build while develop runs", () => {
  afterEach(() => {
    jest.restoreAllMocks();
    reporter.panic.mockClear();
  });

  it("stops with the process to end", async () => {
    await put(".cache/webpack/develop.pid", String(process.ppid));
    await started();
    const [[error]] = reporter.panic.mock.calls;
    expect(ERROR_MAP[error.id]?.text(error.context)).toMatch(
      new RegExp(`npm run develop.* is running in this folder.\\s+End it first \\(process ${process.ppid}\\)`),
    );
  });

  it("goes on when develop has ended without a word", async () => {
    await put(".cache/webpack/develop.pid", "999999999");
    await started();
    expect(reporter.panic).not.toHaveBeenCalled();
  });

  it("finds the lock of a develop that was started before it, until that one ends", async () => {
    process.env.gatsby_executing_command = "develop";
    const once = jest.spyOn(process, "once").mockReturnValue(process);
    await started();
    delete process.env.gatsby_executing_command;
    expect(await readdir(path.join(root, ".cache/webpack"))).toContain("develop.pid");
    const [[, end] = []] = once.mock.calls;
    (end as () => void)();
    expect(await readdir(path.join(root, ".cache/webpack"))).not.toContain("develop.pid");
  });
});
