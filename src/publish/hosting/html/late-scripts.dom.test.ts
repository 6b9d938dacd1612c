import vm from "node:vm";
import { LATE_LOADER, LATEST_START } from "./late-loader";
import { lateScripts } from "./late-scripts";

const MAPPING = { app: ["/app-1.js"], "component---src-templates-page-tsx": ["/component---page-1.js"] };
const SLICE = `
          <script
            id="gatsby-chunk-mapping"
          >
            window.___chunkMapping=${JSON.stringify(JSON.stringify(MAPPING))};
          </script>
        <script>window.___webpackCompilationHash="dc8104610c84";</script><script src="/webpack-runtime-1.js" async></script><script src="/framework-1.js" async></script><script src="/app-1.js" async></script>`;

const page = ({ path = "/kosten-mediation", slice = SLICE } = {}) =>
  `<!DOCTYPE html><html lang="nl"><head><title>T</title></head><body><div id="___gatsby"><p>Tekst</p></div>` +
  `<script id="gatsby-script-loader">/*<![CDATA[*/window.pagePath=${JSON.stringify(path)};/*]]>*/</script>` +
  `<!-- slice-start id="_gatsby-scripts-1" -->${slice}<!-- slice-end id="_gatsby-scripts-1" --></body></html>`;

const scriptsOf = (html: string) => [...new DOMParser().parseFromString(html, "text/html").scripts];

describe("lateScripts", () => {
  it("leaves no script that a browser would load before load", () => {
    const html = lateScripts(page());
    expect(scriptsOf(html).some((script) => script.hasAttribute("src"))).toBe(false);
    expect(html).toContain("<p>Tekst</p>");
  });

  it("names the same scripts in the same order, without the chunk mapping", () => {
    const html = lateScripts(page());
    const loader = scriptsOf(html).find(({ id }) => id === "gatsby-late-scripts");
    expect(loader?.dataset.scripts?.split(" ")).toEqual(["/webpack-runtime-1.js", "/framework-1.js", "/app-1.js"]);
    expect(html).not.toContain("component---");
  });

  it("has an inline script that is the same on every page and in every build", () => {
    const texts = (html: string) => scriptsOf(html).map((script) => script.text);
    const rebuilt = page({ path: '/a"b<c>&d', slice: SLICE.replaceAll("-1.js", "-2.js").replace("dc81", "ffff") });
    expect(texts(lateScripts(page()))).toEqual([LATE_LOADER]);
    expect(texts(lateScripts(rebuilt))).toEqual([LATE_LOADER]);
  });

  it("keeps the path of the page, whatever characters it holds", () => {
    const html = lateScripts(page({ path: '/a"b<c>&d' }));
    const [script] = scriptsOf(html);
    expect(script?.dataset.path).toBe('/a"b<c>&d');
  });

  it.each([
    ["no async scripts", page({ slice: SLICE.replaceAll(" async", "") })],
    ["no ___webpackCompilationHash", page({ slice: SLICE.replace("___webpackCompilationHash", "___hash") })],
    ["no comments around", page().replace("slice-start", "slice-begin")],
    ["in #gatsby-script-loader", page().replace("gatsby-script-loader", "gatsby-loader")],
    ["no window.pagePath", page().replace("window.pagePath", "window.page")],
  ])("stops the build with a clear message: %s", (message, html) => {
    expect(() => lateScripts(html)).toThrow(message);
    expect(() => lateScripts(html)).toThrow("Gatsby's markup has changed");
  });
});

/** A browser as the loader sees it; the test triggers each of its events. */
const runLoader = ({ readyState = "loading", idleCallback = true } = {}) => {
  const inserted: string[] = [];
  const load: (() => void)[] = [];
  const frames: (() => void)[] = [];
  const idle: (() => void)[] = [];
  const timers: { run: () => void; delay: number }[] = [];
  const paints: (() => void)[] = [];
  class PaintObserver {
    constructor(private readonly report: (list: object, observer: object) => void) {}
    disconnect() {
      paints.length = 0;
    }
    observe() {
      paints.push(() => this.report({ getEntriesByName: () => [{}] }, this));
    }
  }
  const window: Record<string, unknown> = {
    PerformanceObserver: PaintObserver,
    requestAnimationFrame: (run: () => void) => frames.push(run),
    requestIdleCallback: idleCallback ? (run: () => void) => idle.push(run) : undefined,
    addEventListener: (_name: string, listener: () => void) => load.push(listener),
  };
  const document = {
    readyState,
    currentScript: { dataset: { path: "/contact", hash: "h1", scripts: "/a.js /b.js" } },
    createElement: () => ({}),
    body: { appendChild: (script: { src: string; async: boolean }) => inserted.push(`${script.src} ${script.async}`) },
  };
  const setTimeout = (run: () => void, delay: number) => timers.push({ run, delay });
  vm.runInNewContext(LATE_LOADER, { window, document, setTimeout });
  const happen = (queue: (() => void)[]) => queue.splice(0).map((run) => run());
  return { inserted, load, frames, idle, paints, timers, window, happen };
};

const SCRIPTS = ["/a.js false", "/b.js false"];

describe("the loader", () => {
  it("inserts the scripts in order after load, the first paint, two frames and an idle moment, once", () => {
    const { inserted, load, frames, idle, paints, timers, happen } = runLoader();
    for (const queue of [load, paints, frames, frames, idle]) {
      expect(inserted).toEqual([]);
      expect(queue).toHaveLength(1);
      happen(queue);
    }
    expect(inserted).toEqual(SCRIPTS);
    timers.find(({ delay }) => delay === LATEST_START)?.run();
    expect(inserted).toHaveLength(2);
  });

  it("starts without load when something hangs", () => {
    const { inserted, timers } = runLoader();
    timers.find(({ delay }) => delay === LATEST_START)?.run();
    expect(inserted).toEqual(SCRIPTS);
  });

  it("does without idle callbacks, and when the page is loaded already", () => {
    const { inserted, frames, paints, timers, happen } = runLoader({ readyState: "complete", idleCallback: false });
    for (const queue of [paints, frames, frames]) {
      happen(queue);
    }
    timers.find(({ delay }) => delay !== LATEST_START)?.run();
    expect(inserted).toEqual(SCRIPTS);
  });

  it("sets what Gatsby's runtime expects to find", () => {
    expect(runLoader().window).toMatchObject({ pagePath: "/contact", ___webpackCompilationHash: "h1" });
  });
});
