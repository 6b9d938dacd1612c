import { type PointerEvent, useCallback, useEffect, useRef, useState } from "react";
import { useNavigation } from "./use-navigation";

/** Delays in ms (docs/agreement.md#timings). */
const OPEN_DELAY = 200;
const SKIP_DELAY = 300;
const CLOSE_DELAY = 150;

const isMouse = (event: PointerEvent) => event.pointerType === "mouse";

/**
 * One open menu at a time, by its key. A mouse opens it after 200 ms and closes it 150 ms after leaving, unless a link in
 * it has the focus; while a menu is open, or within 300 ms after one closed, the next opens at once. A click on what the
 * mouse has opened leaves it open; the next closes it, and so does every navigation (useNavigation).
 */
export const useHoverMenu = () => {
  const [open, setOpenState] = useState<string>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const closedAt = useRef(Number.NEGATIVE_INFINITY);
  const hovered = useRef(false);
  const openKey = useRef<string>(undefined);

  const setOpen = useCallback((key: string | undefined, byMouse = false) => {
    clearTimeout(timer.current);
    if (openKey.current !== undefined && key === undefined) {
      closedAt.current = performance.now();
    }
    hovered.current = byMouse;
    openKey.current = key;
    setOpenState(key);
  }, []);

  /** What a click does: opens, or closes what a click has opened. */
  const toggle = (key: string) => setOpen(openKey.current === key && !hovered.current ? undefined : key);

  useNavigation(() => setOpen(undefined));
  useEffect(() => () => clearTimeout(timer.current), []);

  const onEnter = (key: string, event: PointerEvent) => {
    if (isMouse(event)) {
      clearTimeout(timer.current);
      if (openKey.current === undefined && performance.now() - closedAt.current >= SKIP_DELAY) {
        timer.current = setTimeout(setOpen, OPEN_DELAY, key, true);
      } else if (openKey.current !== key) {
        setOpen(key, true);
      }
    }
  };

  const onLeave = (event: PointerEvent) => {
    if (isMouse(event)) {
      const { currentTarget: item } = event;
      clearTimeout(timer.current);
      timer.current = setTimeout(() => item.querySelector("ul :focus") ?? setOpen(undefined), CLOSE_DELAY);
    }
  };

  return { open, setOpen, toggle, onEnter, onLeave };
};
