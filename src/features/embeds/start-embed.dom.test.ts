import { EMBED_TIMING } from "./context";
import { mountEmbed } from "./lifecycle";
import { type LoadLifecycle, startEmbed } from "./start-embed";
import type { EmbedConfig, EmbedState } from "./types";

const KIT: EmbedConfig = {
  hosts: [],
  kind: "script",
  url: "https://bureau.kit.com/0a1b2c3d4e/index.js",
  uid: "",
  title: "Aanmeldformulier",
  height: 405,
};

const LOADING = { status: "loading" };
const READY = { status: "ready" };
const SLOW = { status: "failed", reason: "slow" };
const ERROR = { status: "failed", reason: "error" };

/** An embed of which the test decides when, and whether, its code arrives. */
const setUp = () => {
  const container = document.createElement("div");
  document.body.append(container);
  const states: EmbedState[] = [];
  const requests: { arrive: () => Promise<void>; fail: () => Promise<void> }[] = [];
  const load: LoadLifecycle = () =>
    new Promise((resolve, reject) => {
      const settled = async (act: () => void) => {
        act();
        await jest.advanceTimersByTimeAsync(0);
      };
      requests.push({
        arrive: () => settled(() => resolve({ mountEmbed })),
        fail: () => settled(() => reject(new Error("Loading chunk embeds failed."))),
      });
    });
  const start = () =>
    startEmbed(container, KIT, { onState: (state) => states.push(state), onScheduled: () => {} }, load);
  const request = (index = 0) => {
    const found = requests[index];
    if (!found) throw new Error(`The code was not asked for (${index})`);
    return found;
  };
  const scripts = () => container.querySelectorAll("script");
  return { container, states, start, request, scripts };
};

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
  document.body.replaceChildren();
});

test("is loading before its code is there, and told so once", async () => {
  const { states, start, request, scripts } = setUp();
  start();
  expect(states).toEqual([LOADING]);
  expect(scripts()).toHaveLength(0);

  await request().arrive();
  expect(states).toEqual([LOADING]);
  expect(scripts()).toHaveLength(1);
});

test("code that cannot be loaded is a failed embed at once, and the only failure", async () => {
  const { container, states, start, request } = setUp();
  start();
  await request().fail();

  expect(states).toEqual([LOADING, ERROR]);
  await jest.advanceTimersByTimeAsync(2 * EMBED_TIMING.slow);
  expect(states).toEqual([LOADING, ERROR]);
  expect(container).toBeEmptyDOMElement();
});

test("a lifecycle that throws is a failed embed", async () => {
  const states: EmbedState[] = [];
  const broken = () => {
    throw new Error("no observer");
  };
  startEmbed(
    document.createElement("div"),
    KIT,
    { onState: (state) => states.push(state), onScheduled: () => {} },
    async () => ({
      mountEmbed: broken,
    }),
  );
  await jest.advanceTimersByTimeAsync(0);

  expect(states).toEqual([LOADING, ERROR]);
});

test("code that does not come is slow after the watchdog's time, not before; a late one still runs", async () => {
  const { container, states, start, request } = setUp();
  start();
  await jest.advanceTimersByTimeAsync(EMBED_TIMING.slow - 1);
  expect(states).toEqual([LOADING]);
  await jest.advanceTimersByTimeAsync(1);
  expect(states).toEqual([LOADING, SLOW]);

  await request().arrive();
  container.append(document.createElement("form"));
  await jest.advanceTimersByTimeAsync(0);
  expect(states.at(-1)).toEqual(READY);
  expect(states.filter(({ status }) => status === "loading")).toEqual([LOADING]);
});

test("code and provider share the time of one watchdog", async () => {
  const { states, start, request } = setUp();
  start();
  await jest.advanceTimersByTimeAsync(EMBED_TIMING.slow / 2);
  await request().arrive();
  await jest.advanceTimersByTimeAsync(EMBED_TIMING.slow / 2 - 1);
  expect(states).toEqual([LOADING]);

  await jest.advanceTimersByTimeAsync(1);
  expect(states).toEqual([LOADING, SLOW]);
});

describe("stopped while the code is under way", () => {
  test.each(["arrive", "fail"] as const)("nothing happens when it %ss", async (outcome) => {
    const { container, states, start, request } = setUp();
    start()();
    expect(jest.getTimerCount()).toBe(0);
    await request()[outcome]();
    await jest.advanceTimersByTimeAsync(2 * EMBED_TIMING.slow);

    expect(states).toEqual([LOADING]);
    expect(container).toBeEmptyDOMElement();
    expect(jest.getTimerCount()).toBe(0);
  });

  test("and started again at once (StrictMode): one embed, whichever answer comes first", async () => {
    const { states, start, request, scripts } = setUp();
    start()();
    start();
    await request(1).arrive();
    await request(0).arrive();

    expect(scripts()).toHaveLength(1);
    expect(states).toEqual([LOADING, LOADING]);
  });

  test("and a second stop does no harm", async () => {
    const { start, request, scripts } = setUp();
    const stop = start();
    stop();
    const stopSecond = start();
    await request(1).arrive();
    stop();
    expect(scripts()).toHaveLength(1);

    stopSecond();
    expect(scripts()).toHaveLength(0);
  });
});
