import { renameKeptForm } from "../folder/picked-folder";
import { setFile, stateOf } from "../folder/site-files";
import { addressOfFile } from "../forms/place";
import { agreesToMove } from "./addresses";
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
jest.mock("./addresses");
jest.mock("./choose-versions");

type Change = Parameters<typeof studioWrites>[0][number];

const LINKS = "data/pages/links.json";

const page = (path: string, title: string) => `${JSON.stringify({ path, title }, undefined, 2)}\n`;

/** Saves a form as the engine does, with what it writes before it. */
const save = (file: string, base: string, text: string, action: Change["action"] = "update", before: Change[] = []) => {
  rememberBase(text, base);
  const changes = [...before, { action, path: file, data: text }];
  return studioWrites(changes, action, async () => {
    for (const { path, data } of changes) {
      disk.set(path, String(data));
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

/** Saves a page under another address, and tells where the studio is when it reads everything anew. */
const moveTo = async (from: string, to: string, before: Change[] = [], link = from): Promise<string> => {
  const file = `data/pages${from}.json`;
  const draft = (address: string) => page(address, "Een pagina").replace("{", '{ "draft": true,');
  disk.set(file, draft(from));
  disk.set("data/navigation.json", `{ "link": "${link}" }`);
  window.history.replaceState(null, "", addressOfFile(file));
  await save(file, draft(from), draft(to), "update", before);
  window.dispatchEvent(new Event("studio-saved"));
  await jest.advanceTimersByTimeAsync(2000);
  return window.location.hash;
};

describe("a page whose address changed", () => {
  beforeEach(() => {
    jest.useFakeTimers();
    jest.mocked(agreesToMove).mockResolvedValue(true);
    // The page is not loaded anew in jsdom, which says so.
    jest.spyOn(console, "error").mockImplementation();
  });

  afterEach(() => jest.useRealTimers());

  it("is shown under the name that its file got", async () => {
    expect(await moveTo("/en", "/english")).toBe("#/collections/Page/entries/english");
    expect(renameKeptForm).toHaveBeenLastCalledWith("Page", "en", "english");
  });

  it("is so too where a new picture is written before it", async () => {
    const picture: Change = { action: "create", path: "content/images/nieuw.svg", data: "<svg/>" };
    expect(await moveTo("/oud", "/nieuw", [picture])).toBe("#/collections/Page/entries/nieuw");
  });

  it("is so too where nothing leads to it", async () => {
    expect(await moveTo("/alleen", "/eenzaam", [], "")).toBe("#/collections/Page/entries/eenzaam");
  });
});
