import { readFileSync } from "node:fs";
import { transformSync } from "@swc/core";

const plainNavigation = jest.requireActual<(source: string) => string>("./plain-navigation.cjs");

const reachNavigate = jest.fn();
const pages: ((page: object) => void)[] = [];

/** What Gatsby's navigation.js imports; anything else is not used here. */
const MODULES: Record<string, object> = {
  react: jest.requireActual("react"),
  "prop-types": { __esModule: true, default: { object: {} } },
  "./loader": {
    __esModule: true,
    default: { loadPage: () => new Promise((resolve) => pages.push(resolve)) },
    PageResourceStatus: { Error: "error" },
  },
  "./redirect-utils.js": { maybeGetBrowserRedirect: () => undefined },
  "./api-runner-browser": { apiRunner: () => [] },
  "./emitter": { __esModule: true, default: { emit: () => undefined } },
  "@gatsbyjs/reach-router": {
    navigate: reachNavigate,
    globalHistory: { listen: () => undefined, navigate: (steps: number) => window.history.go(steps) },
  },
  "../src/app/late": { loadLateParts: async () => [] },
  "gatsby-link": { parsePath: (to: string) => ({ pathname: to, search: "", hash: "" }) },
};

/** Gatsby's navigation.js as the build changes it, in this browser. */
const start = () => {
  const source = readFileSync(require.resolve("gatsby/cache-dir/navigation.js"), "utf8");
  const { code } = transformSync(plainNavigation(source), {
    jsc: { parser: { syntax: "ecmascript", jsx: true }, target: "es2022" },
    module: { type: "commonjs" },
  });
  const exports: { init?: () => void } = {};
  new Function("exports", "require", code)(exports, (name: string) => MODULES[name] ?? {});
  exports.init?.();
};

/** The page that was asked for as number `index` is there. */
const arrive = async (index: number) => {
  pages[index]?.({ page: {} });
  await Promise.resolve();
};

const click = (to: string) => Reflect.get(window, "___navigate")(to, {});

beforeAll(start);

beforeEach(() => {
  jest.useFakeTimers();
  pages.length = 0;
});

afterEach(() => {
  jest.useRealTimers();
  reachNavigate.mockClear();
});

describe("navigation", () => {
  test("shows the page that was clicked", async () => {
    click("/faq");
    await arrive(0);
    expect(reachNavigate.mock.calls).toEqual([["/faq", {}]]);
  });

  test("a page that comes after a later click does not take its place", async () => {
    click("/faq");
    click("/contact");
    await arrive(1);
    await arrive(0);
    expect(reachNavigate.mock.calls).toEqual([["/contact", {}]]);
  });

  test("a page that comes after Back does not take the place of the page that Back leads to", async () => {
    click("/faq");
    window.dispatchEvent(new PopStateEvent("popstate"));
    await arrive(0);
    expect(reachNavigate).not.toHaveBeenCalled();
  });

  test("an anchor that is followed while a page comes does not keep it away", async () => {
    click("/faq");
    window.history.pushState(null, "", "#vragen");
    window.dispatchEvent(new PopStateEvent("popstate"));
    await arrive(0);
    expect(reachNavigate.mock.calls).toEqual([["/faq", {}]]);
  });
});
