import { createPageViewTracker, pagePath } from "./page-view";
import { recordEvents, type TrackedEvents } from "./recorded-events";

const NOW = "2025-10-15T12:00:00.000Z";
let events: TrackedEvents;

beforeEach(() => {
  jest.useFakeTimers({ now: new Date(NOW) });
  events = recordEvents();
});

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const paths = () => events.pushed().map((event) => (event as { page_path: string }).page_path);

describe("createPageViewTracker", () => {
  it("sends a page_view with exactly its fields", () => {
    createPageViewTracker()("/over-ons", "Over ons | LBA");
    expect(events.pushed()).toEqual([
      { event: "page_view", page_path: "/over-ons", page_title: "Over ons | LBA", timestamp: NOW },
    ]);
  });

  it("counts every change of pathname, back and forward included", () => {
    const show = createPageViewTracker();
    for (const path of ["/", "/faq", "/", "/faq"]) expect(show(path, path)).toBe(true);
    expect(paths()).toEqual(["/", "/faq", "/", "/faq"]);
  });

  it("counts no anchor, parameter, trailing slash or link to the page itself", () => {
    const show = createPageViewTracker();
    for (const path of ["/blog", "/blog#lijst", "/blog?categorie=praktijkcasus", "/blog/", "/blog"]) show(path, "Blog");
    expect(paths()).toEqual(["/blog"]);
  });

  it("takes the title that belongs to each page", () => {
    const show = createPageViewTracker();
    show("/", "Home");
    show("/faq", "Vragen");
    expect(events.pushed()).toMatchObject([{ page_title: "Home" }, { page_title: "Vragen" }]);
  });
});

describe("pagePath", () => {
  it.each([
    ["/", "/"],
    ["", "/"],
    ["//", "/"],
    ["/contact/", "/contact"],
    ["/contact#formulier", "/contact"],
    ["/contact/?a=b#c", "/contact"],
    ["/weg/jan@example.nl", "/weg/"],
    [`/${"a".repeat(600)}`, `/${"a".repeat(499)}`],
  ])("%j → %j", (pathname, path) => {
    expect(pagePath(pathname)).toBe(path);
  });
});
