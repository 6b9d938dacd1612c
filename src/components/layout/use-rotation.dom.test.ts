import { act, renderHook } from "@testing-library/react";
import { ROTATES, ROTATION, useRotation } from "./use-rotation";

const COUNT = 4;

/** Whether the screen is narrow and movement welcome, and who wants to know when that changes. */
let rotates = true;
const listeners = new Set<() => void>();

beforeEach(() => {
  jest.useFakeTimers();
  rotates = true;
  Reflect.set(window, "matchMedia", (query: string) => ({
    get matches() {
      return query === ROTATES && rotates;
    },
    addEventListener: (_type: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_type: string, listener: () => void) => listeners.delete(listener),
  }));
});

afterEach(() => {
  Reflect.deleteProperty(window, "matchMedia");
  jest.useRealTimers();
});

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

const change = (matches: boolean) =>
  act(() => {
    rotates = matches;
    for (const listener of listeners) listener();
  });

const setUp = (initiallyHeld = false) => {
  const { result, rerender, unmount } = renderHook(({ held }) => useRotation(COUNT, held), {
    initialProps: { held: initiallyHeld },
  });
  return { index: () => result.current, hold: (held: boolean) => rerender({ held }), unmount };
};

it("advances every 2,000 ms, and begins again after the last", () => {
  const { index } = setUp();
  expect(ROTATION).toBe(2000);
  pass(1999);
  expect(index()).toBe(0);
  pass(1);
  expect(index()).toBe(1);
  const shown = Array.from({ length: 6 }, () => {
    pass(2000);
    return index();
  });
  expect(shown).toEqual([2, 3, 0, 1, 2, 3]);
});

it("stands still while it is held, and then gives the message its full time", () => {
  const { index, hold } = setUp();
  pass(1999);
  hold(true);
  pass(60_000);
  expect(index()).toBe(0);
  hold(false);
  pass(1999);
  expect(index()).toBe(0);
  pass(1);
  expect(index()).toBe(1);
});

it("does not begin when it is held from the start", () => {
  const { index } = setUp(true);
  pass(60_000);
  expect(index()).toBe(0);
  change(true);
  pass(60_000);
  expect(index()).toBe(0);
});

it("stands still on a wide screen and under reduced motion, and follows a change", () => {
  rotates = false;
  const { index } = setUp();
  pass(60_000);
  expect(index()).toBe(0);
  change(true);
  pass(2000);
  expect(index()).toBe(1);
  change(false);
  pass(60_000);
  expect(index()).toBe(1);
});

it("asks for a screen below 960 px and for no wish for less movement", () => {
  expect(ROTATES).toContain("(max-width: 59.99em)");
  expect(ROTATES).toContain("(prefers-reduced-motion: no-preference)");
});

it("leaves neither timer nor listener behind", () => {
  const { hold, unmount } = setUp();
  hold(true);
  hold(false);
  expect(jest.getTimerCount()).toBe(1);
  expect(listeners.size).toBe(1);
  unmount();
  expect(jest.getTimerCount()).toBe(0);
  expect(listeners.size).toBe(0);
});
