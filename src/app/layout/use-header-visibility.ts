import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { useNavigation } from "./use-navigation";

/** Scrolled further down than this, in px, the header may hide (docs/agreement.md#timings). */
const HIDE_BELOW = 80;
/** Within this distance of the top, in px, the header always shows. */
const SHOW_WITHIN = 10;
/** The header stays this long, in ms, when the URL has a hash. */
const HASH_STAY = 3000;

/**
 * Whether the header shows: it hides on scrolling down, and comes back on scrolling up, near the top, with the focus in
 * it, on every navigation (useNavigation), and for 3 s after a link to an anchor (docs/agreement.md#header). A focused
 * element is never scrolled under it.
 */
export const useHeaderVisibility = (header: RefObject<HTMLElement | null>): boolean => {
  const [visible, setVisible] = useState(true);
  const stayUntil = useRef(0);

  const arrive = useCallback(() => {
    stayUntil.current = window.location.hash ? performance.now() + HASH_STAY : 0;
    setVisible(true);
  }, []);

  useEffect(arrive, [arrive]);
  useNavigation(arrive);

  useEffect(() => {
    const element = header.current;
    let last = window.scrollY;
    const onScroll = () => {
      const position = window.scrollY;
      if (position <= SHOW_WITHIN || position < last) {
        setVisible(true);
      } else if (position > last && position > HIDE_BELOW && performance.now() >= stayUntil.current) {
        setVisible(Boolean(element?.querySelector(":focus-visible")));
      }
      last = position;
    };
    // Not every browser fires an event for a link to the current anchor.
    const onClick = ({ target }: MouseEvent) => {
      const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href*="#"]');
      if (link && link.href === window.location.href) {
        arrive();
      }
    };

    const end = new AbortController();
    const { signal } = end;
    window.addEventListener("scroll", onScroll, { passive: true, signal });
    // Anchors are followed by the browser itself.
    window.addEventListener("popstate", arrive, { signal });
    document.addEventListener("click", onClick, { signal });
    element?.addEventListener("focusin", () => setVisible(true), { signal });
    return () => end.abort();
  }, [header, arrive]);

  return visible;
};
