import { setFile, stateOf } from "../folder/site-files";
import { mergeVersions } from "./choose-versions";
import { rememberBase, studioWrites, textWritten } from "./guard-writes";

const disk = new Map<string, string>();

jest.mock("../check/ask-worker", () => ({ inspectDraft: async () => ({ problems: [], warnings: [] }) }));
jest.mock("../folder/picked-folder");
jest.mock("../folder/site-files", () => ({
  ...jest.requireActual("../folder/site-files"),
  readSite: async () => {
    for (const [file, text] of disk) {
      setFile(file, text);
    }
  },
  fileOnDisk: async (file: string) => ({ text: async () => disk.get(file) }),
}));
jest.mock("./choose-versions");

const LINKS = "data/pages/links.json";

const page = (path: string, title: string) => `${JSON.stringify({ path, title }, undefined, 2)}\n`;

/** Saves a form as the engine does. */
const save = (file: string, base: string, text: string, action: "create" | "update" = "update") => {
  rememberBase(text, base);
  const changes = [{ action, path: file, data: text }];
  return studioWrites(changes, action, async () => {
    for (const { path, data } of changes) {
      disk.set(path, data);
    }
  });
};

beforeEach(() => {
  Object.assign(globalThis, { STUDIO_REPOSITORY: { local: true } });
  jest.mocked(mergeVersions).mockReset();
  for (const file of disk.keys()) {
    setFile(file, undefined);
  }
  disk.clear();
});

it("asks nothing about an entry of which a copy was saved", async () => {
  const links = page("/links", "Links");
  disk.set(LINKS, links);
  await save("data/pages/extra-links.json", links, page("/extra-links", "Meer links"), "create");
  await save(LINKS, links, page("/links", "Alle links"));
  expect(mergeVersions).not.toHaveBeenCalled();
  expect(disk.get(LINKS)).toBe(page("/links", "Alle links"));
});

it("goes on from what was saved, also in a form that carries the text from before", async () => {
  const file = "data/pages/kosten.json";
  const opened = page("/kosten", "Kosten");
  const saved = page("/kosten", "Tarieven");
  disk.set(file, opened);
  await save(file, opened, saved);
  expect(textWritten(file)).toBe(saved.trim());
  await save(file, opened, page("/kosten", "Prijzen"));
  await save(file, opened, saved);
  expect(mergeVersions).not.toHaveBeenCalled();
  const theirs = page("/kosten", "Van een ander");
  const mine = page("/kosten", "Van mij");
  disk.set(file, theirs);
  jest.mocked(mergeVersions).mockResolvedValue(mine);
  await save(file, opened, mine);
  expect(mergeVersions).toHaveBeenCalledWith(expect.anything(), { base: saved, mine, theirs });
});

it("asks once more where a form is saved again that does not hold what was merged into its file", async () => {
  const file = "data/pages/contact.json";
  const merged = page("/contact", "Van een ander");
  disk.set(file, merged);
  jest.mocked(mergeVersions).mockResolvedValue(merged);
  const [base, mine] = [page("/contact", "Contact"), page("/contact", "Van mij")];
  await save(file, base, mine);
  expect(textWritten(file)).toBeUndefined();
  await save(file, base, mine);
  expect(mergeVersions).toHaveBeenLastCalledWith(expect.anything(), { base, mine, theirs: merged });
  expect(mergeVersions).toHaveBeenCalledTimes(2);
  expect(stateOf(file)).toBe(merged);
});
