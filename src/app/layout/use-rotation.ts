import { useEffect, useState } from "react";

/** Time that each message of the trust bar stays, in ms (docs/agreement.md#timings). */
const ROTATION = 2000;

/** One message shows at a time (styles/media belowWide), and the visitor did not ask for less movement. */
const ROTATES = "(max-width: 69.99em) and (prefers-reduced-motion: no-preference)";

/**
 * Index that advances every 2,000 ms on a narrow screen.
 *
 * @param count number of messages
 * @param paused whether the visitor has stopped it
 * @returns the index; it does not move under reduced motion
 */
export const useRotation = (count: number, paused: boolean): number => {
  const [index, setIndex] = useState(0);
  useEffect(() => {
    if (paused) {
      return;
    }
    const next = () => window.matchMedia(ROTATES).matches && setIndex((current) => (current + 1) % count);
    const timer = setInterval(next, ROTATION);
    return () => clearInterval(timer);
  }, [count, paused]);
  return index;
};
