import { type RefObject, useEffect } from "react";

/**
 * Keeps the page usable under the open banner (WCAG 2.4.11): scroll padding and room below the last content, and a
 * focused element under the banner is scrolled into view.
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
      // Elements higher than the free room, such as the main content, are never hidden by the banner.
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
