import { expect } from "playwright/test";
import type { Engine } from "./engine";

/** What a visitor looks for: a selector, and how its name or text begins where more than one matches. */
type Target = readonly [selector: string, name?: string];

/** A visitor of the site in some browser. */
export interface Visitor extends Pick<Engine, "press" | "type" | "back"> {
  /** Goes to a page by its path. */
  open: (path: string) => Promise<void>;
  /** The same, and waits until its script is alive. */
  openAlive: (path: string) => Promise<void>;
  /** Runs a function in the page; it may not refer to anything outside itself. */
  read: <Args extends unknown[], Result>(script: (...args: Args) => Result, ...args: Args) => Promise<Result>;
  /** Points at something, in the middle of what shows of it, once it stands still. */
  point: (...target: Target) => Promise<void>;
  /** Points at the lower left corner, where no menu opens. */
  pointAway: () => Promise<void>;
  click: (...target: Target) => Promise<void>;
  /** Gives something the focus, as a keyboard would on its way. */
  focus: (selector: string) => Promise<void>;
  /** Waits until something shows, or until it does not. */
  sees: (...target: Target) => Promise<void>;
  misses: (...target: Target) => Promise<void>;
  /** Waits until something has the focus. */
  expectFocus: (...target: Target) => Promise<void>;
  /** Waits until the address is this path, with its anchor. */
  expectPath: (path: string) => Promise<void>;
}

interface Place {
  x: number;
  y: number;
}

/** What a visitor notices of a target. */
interface Sight {
  shown: boolean;
  focused: boolean;
  /** The middle of what shows of it, in px of the viewport; null while it is covered. */
  place: Place | null;
}

/**
 * Looks at the first of the targets that shows.
 *
 * @param reach whether to scroll to it when it is out of reach
 */
const lookAt = (selector: string, name: string, reach: boolean): Sight => {
  const element = [...document.querySelectorAll(selector)].find(
    (one) =>
      (one.getAttribute("aria-label") ?? one.textContent ?? "").trim().startsWith(name) &&
      one.checkVisibility({ visibilityProperty: true }),
  );
  const openPlace = (): Place | null => {
    const { left, top, width, height } = element?.getClientRects()[0] ?? new DOMRect();
    const place = { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
    const hit = document.elementFromPoint(place.x, place.y);
    return hit && element?.contains(hit) ? place : null;
  };
  if (reach && !openPlace()) {
    element?.scrollIntoView({ block: "center", behavior: "instant" });
  }
  return { shown: element !== undefined, focused: element === document.activeElement, place: openPlace() };
};

/** Looks as often as a person would notice. */
const OFTEN = { intervals: [50], timeout: 15_000 };

/**
 * Makes a visitor of a browser.
 *
 * @param baseUrl address of the site, without trailing slash
 */
export const visitorIn = (engine: Engine, baseUrl: string): Visitor => {
  const read: Visitor["read"] = async <Args extends unknown[], Result>(
    script: (...args: Args) => Result,
    ...args: Args
  ) => (await engine.evaluate(`(${script})(${args.map((arg) => JSON.stringify(arg)).join(",")})`)) as Result;

  const until = (passes: () => Promise<boolean>, message: string): Promise<void> =>
    expect.poll(passes, { ...OFTEN, message }).toBe(true);

  const find = async (selector: string, name = ""): Promise<Place> => {
    let before: Place | null = null;
    await until(async () => {
      const { place: now } = await read(lookAt, selector, name, true);
      const stands = now !== null && now.x === before?.x && now.y === before.y;
      before = now;
      return stands;
    }, `${selector} ${name} can be pointed at`);
    return before ?? { x: 0, y: 0 };
  };

  const open = (path: string): Promise<void> => engine.open(`${baseUrl}${path}`);
  return {
    press: engine.press,
    type: engine.type,
    back: engine.back,
    read,
    open,
    openAlive: async (path) => {
      await open(path);
      await until(() => read(() => "hydrated" in document.documentElement.dataset), `${path} is alive`);
    },
    point: async (...target) => {
      const { x, y } = await find(...target);
      await engine.moveTo(x, y);
    },
    pointAway: async () => engine.moveTo(2, (await read(() => innerHeight)) - 2),
    click: async (...target) => {
      const { x, y } = await find(...target);
      await engine.clickAt(x, y);
    },
    focus: (selector) => read((wanted) => document.querySelector<HTMLElement>(wanted)?.focus(), selector),
    sees: (selector, name = "") =>
      until(async () => (await read(lookAt, selector, name, false)).shown, `${selector} ${name} shows`),
    misses: (selector, name = "") =>
      until(async () => !(await read(lookAt, selector, name, false)).shown, `${selector} ${name} does not show`),
    expectFocus: (selector, name = "") =>
      until(async () => (await read(lookAt, selector, name, false)).focused, `${selector} ${name} has the focus`),
    expectPath: (path) =>
      until(async () => (await read(() => location.pathname + location.hash)) === path, `the address is ${path}`),
  };
};
