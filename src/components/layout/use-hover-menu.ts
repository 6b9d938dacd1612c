import { type PointerEvent, useCallback, useEffect, useRef, useState } from "react";

/** Delays in ms (specification §9 Nav menu). */
const OPEN_DELAY = 200;
const SKIP_DELAY = 300;
const CLOSE_DELAY = 150;

interface HoverMenu {
  /** Key of the open menu. */
  open: string | undefined;
  setOpen: (key: string | undefined) => void;
  onEnter: (key: string, event: PointerEvent) => void;
  onLeave: (event: PointerEvent) => void;
}

const isMouse = (event: PointerEvent) => event.pointerType === "mouse";

/**
 * One open menu at a time. A mouse opens it after 200 ms and closes it 150 ms after leaving; while a menu is open, or
 * within 300 ms after one closed, the next opens at once. Touch and keyboard use `setOpen`.
 *
 * @param visit changes with every navigation, which closes the menu
 */
export const useHoverMenu = (visit: string): HoverMenu => {
  const [open, setOpenState] = useState<string>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const closedAt = useRef(Number.NEGATIVE_INFINITY);
  const isOpen = useRef(false);

  const setOpen = useCallback((key: string | undefined) => {
    clearTimeout(timer.current);
    if (isOpen.current && key === undefined) {
      closedAt.current = performance.now();
    }
    isOpen.current = key !== undefined;
    setOpenState(key);
  }, []);

  const shownFor = useRef(visit);
  useEffect(() => {
    if (shownFor.current !== visit) {
      shownFor.current = visit;
      setOpen(undefined);
    }
  }, [visit, setOpen]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const onEnter = (key: string, event: PointerEvent) => {
    if (isMouse(event)) {
      clearTimeout(timer.current);
      if (isOpen.current || performance.now() - closedAt.current < SKIP_DELAY) {
        setOpen(key);
      } else {
        timer.current = setTimeout(() => setOpen(key), OPEN_DELAY);
      }
    }
  };

  const onLeave = (event: PointerEvent) => {
    if (isMouse(event)) {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => setOpen(undefined), CLOSE_DELAY);
    }
  };

  return { open, setOpen, onEnter, onLeave };
};
