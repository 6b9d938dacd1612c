import { revealBelowFold } from "./reveal-below-fold";

const SCREEN = 800;

/** The browser's report on a block: distance from the top of the screen, height, and the share in view. */
type Sight = [block: Element, top: number, ratio: number, height?: number];

/** Stands in for the browser's observer; blocks are in view when the test says so. Fading itself is in e2e/reveal.spec.ts. */
class FakeObserver {
  static latest: FakeObserver;
  readonly observed = new Set<Element>();

  constructor(private readonly callback: (entries: Partial<IntersectionObserverEntry>[]) => void) {
    FakeObserver.latest = this;
  }

  observe = (element: Element) => this.observed.add(element);
  unobserve = (element: Element) => this.observed.delete(element);
  disconnect = () => this.observed.clear();

  report(...sights: Sight[]): void {
    this.callback(
      sights.map(([target, top, intersectionRatio, height = 100]) => ({
        target,
        intersectionRatio,
        boundingClientRect: { top, height } as DOMRect,
      })),
    );
  }
}

let end: () => void = () => undefined;

const observer = () => FakeObserver.latest;
const block = (id: string) => document.getElementById(id) as HTMLElement;
const state = (id: string) => block(id).dataset.reveal;
const delays = (...ids: string[]) => ids.map((id) => block(id).style.animationDelay);

/** Starts on a page with such blocks, of which those named lie below the fold. */
const start = (html: string, ...below: string[]) => {
  document.body.innerHTML = html;
  end = revealBelowFold();
  observer().report(...below.map((id): Sight => [block(id), SCREEN, 0]));
};

const items = (ids: string) => [...ids].map((id) => `<li id="${id}"><a href="/">${id}</a></li>`).join("");
const list = (ids: string, attributes = 'data-reveal-children="150"') => `<ul ${attributes}>${items(ids)}</ul>`;
const animationEnds = (target: Element) => target.dispatchEvent(new Event("animationend", { bubbles: true }));

beforeEach(() => {
  window.innerHeight = SCREEN;
  Reflect.set(window, "IntersectionObserver", FakeObserver);
  Reflect.set(window, "matchMedia", () => ({ matches: true }));
});

afterEach(() => {
  end();
  Reflect.deleteProperty(window, "matchMedia");
  Reflect.deleteProperty(window, "IntersectionObserver");
});

it("observes the innermost blocks only", () => {
  start(`
    <div data-reveal-children="0">
      <h2 id="heading">Kop</h2>
      <div id="frame">${list("ab")}</div>
      ${list("c")}
      <p id="text">Tekst</p>
    </div>
    <p id="outside">Geen blok</p>`);
  expect([...observer().observed].map(({ id }) => id)).toEqual(["heading", "a", "b", "c", "text"]);
});

describe("hides", () => {
  it.each([
    ["just below the screen", SCREEN, 0, 100, "waiting"],
    ["far below it", 10 * SCREEN, 0, 100, "waiting"],
    ["within the margin, by less than a tenth", SCREEN + 45, 0.05, 100, "waiting"],
    ["as high as the screen", SCREEN, 0, SCREEN, "waiting"],
    ["higher than the screen", SCREEN, 0, SCREEN + 1, undefined],
    ["on the screen by less than a tenth", SCREEN - 1, 0.01, 200, undefined],
    ["on the screen", 100, 1, 100, undefined],
    ["below the screen, but within the margin by a tenth", SCREEN + 40, 0.1, 100, undefined],
    ["above the screen", -500, 0, 100, undefined],
  ])("a block %s: top %i, %d in view, height %i → %s", (_name, top, ratio, height, expected) => {
    start(list("a"));
    observer().report([block("a"), top, ratio, height]);
    expect(state("a")).toBe(expected);
    expect(observer().observed.has(block("a"))).toBe(expected === "waiting");
  });

  it("nothing that has the focus in it", () => {
    document.body.innerHTML = list("ab");
    end = revealBelowFold();
    block("a").querySelector("a")?.focus();
    observer().report([block("a"), SCREEN, 0], [block("b"), SCREEN, 0]);
    expect(state("a")).toBeUndefined();
    expect(state("b")).toBe("waiting");
  });

  it("nothing a second time", () => {
    start(list("a"), "a");
    observer().report([block("a"), 700, 0.1]);
    animationEnds(block("a"));
    expect(observer().observed.has(block("a"))).toBe(false);
  });
});

describe("staggers", () => {
  const see = (...ids: string[]) => observer().report(...ids.map((id): Sight => [block(id), 700, 1]));

  it("by turn among those that waited: what was on the screen takes none", () => {
    start(list("abc"), "b", "c");
    see("a", "b", "c");
    expect(delays("a", "b", "c")).toEqual(["", "0ms", "150ms"]);
  });

  it("each list for itself", () => {
    start(list("ab") + list("cd", 'data-reveal-children="100"'), "a", "b", "c", "d");
    see("a", "c", "b", "d");
    expect(delays("a", "b", "c", "d")).toEqual(["0ms", "150ms", "0ms", "100ms"]);
  });

  it("by column where columns are given, whichever appear together", () => {
    start(list("abcdef", 'data-reveal-children="100" data-reveal-columns="3"'), ..."abcdef");
    see("b", "c");
    see("a", "d", "e", "f");
    expect(delays(..."abcdef")).toEqual(["0ms", "100ms", "200ms", "0ms", "100ms", "200ms"]);
  });

  it("not at all where the stagger is 0", () => {
    start(list("ab", 'data-reveal-children="0"'), "a", "b");
    see("a", "b");
    expect(delays("a", "b")).toEqual(["0ms", "0ms"]);
  });
});

it("shows everything and hears nothing once it has ended", () => {
  start(list("abc"), "a", "b", "c");
  observer().report([block("b"), 700, 1]);
  end();
  expect(document.querySelector("[data-reveal]")).toBeNull();
  expect(delays("b")).toEqual([""]);
  expect(observer().observed.size).toBe(0);
  block("c").dataset.reveal = "shown";
  animationEnds(block("c"));
  block("c").querySelector("a")?.focus();
  expect(state("c")).toBe("shown");
});
