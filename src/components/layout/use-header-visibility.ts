import { useEffect, useState } from "react";

/** Scrolled further down than this, in px, the header may hide (specification §9). */
const HIDE_BELOW = 80;
/** Within this distance of the top, in px, the header always shows. */
const SHOW_WITHIN = 10;
/** The header stays this long, in ms, when the URL has a hash. */
const HASH_STAY = 3000;

/**
 * Whether the header shows: it hides on scrolling down past 80 px, comes back on scrolling up or within 10 px of the
 * top, and stays for 3,000 ms when the URL has a hash (specification §2 Header).
 *
 * @param path current path; a navigation shows the header
 */
export const useHeaderVisibility = (path: string): boolean => {
  const [visible, setVisible] = useState(true);

  useEffect(() => {
    let last = window.scrollY;
    let stayUntil = 0;

    const stay = () => {
      if (window.location.hash) {
        stayUntil = performance.now() + HASH_STAY;
        setVisible(true);
      }
    };
    const onScroll = () => {
      const position = window.scrollY;
      if (position <= SHOW_WITHIN || position < last) {
        setVisible(true);
      } else if (position > last && position > HIDE_BELOW && performance.now() >= stayUntil) {
        setVisible(false);
      }
      last = position;
    };

    setVisible(true);
    stay();
    window.addEventListener("scroll", onScroll, { passive: true });
    window.addEventListener("hashchange", stay);
    return () => {
      window.removeEventListener("scroll", onScroll);
      window.removeEventListener("hashchange", stay);
    };
  }, [path]);

  return visible;
};
