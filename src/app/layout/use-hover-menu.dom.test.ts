import { act, renderHook } from "@testing-library/react";
import { createElement, type PointerEvent } from "react";
import { VisitContext } from "../../components/visit";
import { useHoverMenu } from "./use-hover-menu";

const item = document.createElement("li");
const event = (pointerType: string) => ({ pointerType, currentTarget: item as Element }) as PointerEvent;
const MOUSE = event("mouse");

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

const setUp = () => {
  let key = "/ 1";
  const { result, rerender, unmount } = renderHook(useHoverMenu, {
    wrapper: ({ children }) => createElement(VisitContext, { value: { path: "/", query: "", key } }, children),
  });
  return {
    open: () => result.current.open,
    set: (key: string | undefined) => act(() => result.current.setOpen(key)),
    click: (key: string) => act(() => result.current.toggle(key)),
    enter: (key: string, pointer = MOUSE) => act(() => result.current.onEnter(key, pointer)),
    leave: (pointer = MOUSE) => act(() => result.current.onLeave(pointer)),
    visit: (next: string) => {
      key = next;
      rerender();
    },
    unmount,
  };
};

it("opens 200 ms after the mouse has come, and not before", () => {
  const menu = setUp();
  menu.enter("a");
  pass(199);
  expect(menu.open()).toBeUndefined();
  pass(1);
  expect(menu.open()).toBe("a");
});

it("opens nothing when the mouse only crosses it", () => {
  const menu = setUp();
  menu.enter("a");
  pass(199);
  menu.leave();
  pass(10_000);
  expect(menu.open()).toBeUndefined();
});

it("stays open without the mouse while one of its links has the focus", () => {
  document.body.append(item);
  item.innerHTML = '<ul><a href="/">Home</a></ul>';
  const menu = setUp();
  menu.click("a");
  item.querySelector("a")?.focus();
  menu.leave();
  pass(1000);
  expect(menu.open()).toBe("a");
  item.replaceChildren();
  menu.leave();
  pass(150);
  expect(menu.open()).toBeUndefined();
});

it("counts the 200 ms for each menu anew while none is open", () => {
  const menu = setUp();
  menu.enter("a");
  pass(150);
  menu.leave();
  menu.enter("b");
  pass(199);
  expect(menu.open()).toBeUndefined();
  pass(1);
  expect(menu.open()).toBe("b");
});

it("closes 150 ms after the mouse has left, and not before", () => {
  const menu = setUp();
  menu.enter("a");
  pass(200);
  menu.leave();
  pass(149);
  expect(menu.open()).toBe("a");
  pass(1);
  expect(menu.open()).toBeUndefined();
});

it("stays open when the mouse comes back in time", () => {
  const menu = setUp();
  menu.enter("a");
  pass(200);
  menu.leave();
  pass(149);
  menu.enter("a");
  pass(10_000);
  expect(menu.open()).toBe("a");
});

it("opens the next at once while one is open, also on the way between them", () => {
  const menu = setUp();
  menu.enter("a");
  pass(200);
  menu.enter("b");
  expect(menu.open()).toBe("b");
  menu.leave();
  pass(100);
  menu.enter("c");
  expect(menu.open()).toBe("c");
  pass(10_000);
  expect(menu.open()).toBe("c");
});

it.each([
  [0, true],
  [299, true],
  [300, false],
  [5000, false],
])("%i ms after one closed, the next opens at once: %s", (after, atOnce) => {
  const menu = setUp();
  menu.enter("a");
  pass(200);
  menu.leave();
  pass(150 + after);
  menu.enter("b");
  expect(menu.open()).toBe(atOnce ? "b" : undefined);
  pass(200);
  expect(menu.open()).toBe("b");
});

it("skips the delay also after a click closed one, not after closing what was closed", () => {
  const menu = setUp();
  menu.set("a");
  menu.set(undefined);
  pass(299);
  menu.set(undefined);
  menu.enter("b");
  expect(menu.open()).toBe("b");
  menu.set(undefined);
  pass(200);
  menu.set(undefined);
  pass(100);
  menu.enter("c");
  expect(menu.open()).toBeUndefined();
});

it.each(["touch", "pen", ""])("does not react to a pointer of type '%s'", (type) => {
  const menu = setUp();
  menu.enter("a", event(type));
  pass(10_000);
  expect(menu.open()).toBeUndefined();
  menu.set("a");
  menu.leave(event(type));
  pass(10_000);
  expect(menu.open()).toBe("a");
});

it("opens and closes at once by click and keyboard, which end what the mouse had begun", () => {
  const menu = setUp();
  menu.enter("a");
  menu.set("b");
  expect(menu.open()).toBe("b");
  pass(10_000);
  expect(menu.open()).toBe("b");
  menu.leave();
  menu.set("a");
  pass(10_000);
  expect(menu.open()).toBe("a");
});

it("opens and closes by click", () => {
  const menu = setUp();
  menu.click("a");
  expect(menu.open()).toBe("a");
  menu.click("b");
  expect(menu.open()).toBe("b");
  menu.click("b");
  expect(menu.open()).toBeUndefined();
});

it("leaves open what the mouse has opened at the first click on it, however late", () => {
  const menu = setUp();
  menu.click("a");
  menu.enter("b");
  pass(10_000);
  menu.click("b");
  expect(menu.open()).toBe("b");
  menu.click("b");
  expect(menu.open()).toBeUndefined();
});

it("closes by a second click, and by a click on what the mouse had not opened", () => {
  const menu = setUp();
  menu.enter("a");
  pass(200);
  menu.click("a");
  menu.click("a");
  expect(menu.open()).toBeUndefined();
  menu.click("b");
  menu.enter("b");
  menu.click("b");
  expect(menu.open()).toBeUndefined();
});

it("closes on every navigation, not on other renders, and opens nothing afterwards", () => {
  const menu = setUp();
  menu.set("a");
  menu.visit("/ 1");
  expect(menu.open()).toBe("a");
  menu.visit("/ 2");
  expect(menu.open()).toBeUndefined();
  pass(1000);
  menu.enter("a");
  menu.visit("/ 3");
  pass(10_000);
  expect(menu.open()).toBeUndefined();
});

it("leaves no timer behind", () => {
  const menu = setUp();
  menu.enter("a");
  menu.unmount();
  expect(jest.getTimerCount()).toBe(0);
});
