import { useEffect, useState } from "react";

/** Time that each message of the trust bar stays, in ms (specification §9 Trust bar rotation). */
export const ROTATION = 2000;

const reducedMotion = "(prefers-reduced-motion: reduce)";

/**
 * Index that advances every 2,000 ms.
 *
 * @param count number of messages
 * @param held whether it stands still for now (paused, hovered, focused)
 * @returns the index; it never moves under reduced motion
 */
export const useRotation = (count: number, held: boolean): number => {
  const [index, setIndex] = useState(0);
  useEffect(() => {
    if (held || window.matchMedia(reducedMotion).matches) {
      return;
    }
    const timer = setInterval(() => setIndex((current) => (current + 1) % count), ROTATION);
    return () => clearInterval(timer);
  }, [count, held]);
  return index;
};
