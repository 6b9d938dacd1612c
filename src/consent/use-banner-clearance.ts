import { type RefObject, useEffect } from "react";

/**
 * Keeps the page usable under the open banner (WCAG 2.4.11): the root element gets the banner's height as scroll
 * padding, and as room below the last content so that it can be scrolled free; what gets the focus under the banner is
 * scrolled into view. Takes the banner's element and whether it is shown. Moves nothing that is in view.
 */
export const useBannerClearance = (banner: RefObject<HTMLElement | null>, open: boolean): void => {
  useEffect(() => {
    const element = banner.current;
    if (!open || !element) return;
    const { style } = document.documentElement;
    const setRoom = (room: string) => {
      style.scrollPaddingBottom = room;
      style.paddingBottom = room;
    };
    const observer = new ResizeObserver(() => setRoom(`${element.offsetHeight}px`));
    observer.observe(element);

    const uncover = ({ target }: FocusEvent) => {
      if (!(target instanceof Element) || element.contains(target)) return;
      const { top, bottom } = target.getBoundingClientRect();
      const free = element.getBoundingClientRect().top;
      // What is higher than the free room, such as the main content, is never hidden by the banner.
      if (bottom > free && bottom - top < free) {
        target.scrollIntoView({ block: "nearest", behavior: "instant" });
      }
    };
    document.addEventListener("focusin", uncover);

    return () => {
      observer.disconnect();
      document.removeEventListener("focusin", uncover);
      setRoom("");
    };
  }, [banner, open]);
};
