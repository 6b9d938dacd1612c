import { act, renderHook } from "@testing-library/react";
import { useHeaderVisibility } from "./use-header-visibility";

let header: HTMLElement;

beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML = `
    <header><a href="/" id="inside">Start</a></header>
    <a href="#formulier" id="to-form">Naar het formulier</a>
    <a href="/contact#formulier" id="to-page"><span>Offerte aanvragen</span></a>
    <a href="/#elders" id="elsewhere">Elders</a>
    <a href="/contact" id="plain">Contact</a>`;
  header = document.querySelector("header") as HTMLElement;
  window.history.replaceState(null, "", "/");
  window.scrollY = 0;
});

afterEach(() => jest.useRealTimers());

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

const setUp = () => {
  const { result, unmount } = renderHook(() => useHeaderVisibility({ current: header }));
  const scrollTo = (top: number) => {
    act(() => {
      window.scrollY = top;
      window.dispatchEvent(new Event("scroll"));
    });
    return result.current;
  };
  return { visible: () => result.current, scrollTo, unmount };
};

const addressIs = (path: string) => window.history.replaceState(null, "", path);

/** A click of which the browser or the router does nothing, so that only the click itself is heard. */
const click = (selector: string) =>
  act(() => {
    const event = new MouseEvent("click", { bubbles: true, cancelable: true });
    event.preventDefault();
    document.querySelector(selector)?.dispatchEvent(event);
  });

describe("scrolling", () => {
  it("that ends where it began changes nothing", () => {
    const { scrollTo } = setUp();
    scrollTo(500);
    expect(scrollTo(500)).toBe(false);
    scrollTo(400);
    expect(scrollTo(400)).toBe(true);
  });

  it("starts from where the page stands on arrival", () => {
    window.scrollY = 2000;
    const { scrollTo, visible } = setUp();
    expect(visible()).toBe(true);
    expect(scrollTo(1990)).toBe(true);
    expect(scrollTo(2000)).toBe(false);
  });
});

describe("a hash in the address", () => {
  it.each(["#to-form", "#to-page", "#to-page span"])("keeps it anew on a click on %s, which it has already", (link) => {
    addressIs("/contact#formulier");
    const { scrollTo, visible } = setUp();
    pass(3000);
    scrollTo(500);
    expect(visible()).toBe(false);
    click(link);
    expect(visible()).toBe(true);
    pass(2999);
    expect(scrollTo(600)).toBe(true);
    pass(1);
    expect(scrollTo(700)).toBe(false);
  });

  it.each(["#elsewhere", "#plain", "body"])("means nothing on a click on %s", (selector) => {
    addressIs("/contact#formulier");
    const { scrollTo, visible } = setUp();
    pass(3000);
    scrollTo(500);
    click(selector);
    expect(visible()).toBe(false);
  });
});

describe("the focus", () => {
  const focus = (selector: string) => act(() => document.querySelector<HTMLElement>(selector)?.focus());

  it("elsewhere changes nothing", () => {
    const { scrollTo, visible } = setUp();
    scrollTo(500);
    focus("#plain");
    expect(visible()).toBe(false);
  });
});

it("hears nothing once it is left", () => {
  const { scrollTo, visible, unmount } = setUp();
  unmount();
  scrollTo(500);
  expect(visible()).toBe(true);
});
