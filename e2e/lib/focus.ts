import type { Page } from "playwright/test";

/** Frames that the page gets to uncover what has the focus, such as a header that slides in. */
const FRAMES = 60;

/** Rounding of browsers when scrolling, in px. */
const ROUNDING = 1;

export interface Focus {
  /** Description of the focused element; empty for none. */
  name: string;
  /** Whether it is in the banner. */
  inBanner: boolean;
  /** Whether all of it is visible, or the middle of an element that is higher than the visible area. */
  visible: boolean;
  /** Whether it has a visible focus style. */
  marked: boolean;
  /** Whether it comes after the previous one in the document. */
  inOrder: boolean;
}

const focusOf = (page: Page): Promise<Focus> =>
  page.evaluate(
    async ({ frames, rounding }) => {
      const focused = document.activeElement;
      if (!focused || focused === document.body) {
        return { name: "", inBanner: false, visible: true, marked: true, inOrder: true };
      }
      const banner = document.querySelector('[aria-label="Cookiemelding"]');
      const inBanner = banner?.contains(focused) ?? false;
      const isOpen = () => {
        const free = (!inBanner && banner?.getBoundingClientRect().top) || window.innerHeight;
        return [...focused.getClientRects()].every(({ top, bottom, left, width, height }) => {
          const seen = document.elementFromPoint(left + width / 2, (Math.max(top, 0) + Math.min(bottom, free)) / 2);
          const shows = seen !== null && (focused.contains(seen) || seen.contains(focused));
          return shows && (height > free || (top >= -rounding && bottom <= free + rounding));
        });
      };
      let visible = isOpen();
      for (let frame = 0; !visible && frame < frames; frame += 1) {
        await new Promise((resolve) => requestAnimationFrame(resolve));
        visible = isOpen();
      }
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(focused);
      const marked = (outlineStyle !== "none" && Number.parseFloat(outlineWidth) > 0) || boxShadow !== "none";
      const previous: unknown = Reflect.get(window, "previousFocus");
      Reflect.set(window, "previousFocus", focused);
      const inOrder =
        !(previous instanceof Element) ||
        (previous.compareDocumentPosition(focused) & Node.DOCUMENT_POSITION_FOLLOWING) > 0;
      const label = focused.getAttribute("aria-label") ?? focused.textContent ?? "";
      return { name: `${focused.localName} ${label.trim().slice(0, 40)}`, inBanner, visible, marked, inOrder };
    },
    { frames: FRAMES, rounding: ROUNDING },
  );

/** Presses a key until the focus leaves the page; returns each focused element. */
export const walk = async (page: Page, key: "Tab" | "Shift+Tab"): Promise<Focus[]> => {
  const stops: Focus[] = [];
  for (let press = 0; press < 400; press += 1) {
    await page.keyboard.press(key);
    const focus = await focusOf(page);
    if (!focus.name) {
      return stops;
    }
    // Frames are of other sites; whether an empty one takes the focus depends on the browser.
    if (focus.name.trim() !== "iframe") {
      stops.push(focus);
    }
  }
  throw new Error("The focus does not come to an end");
};
