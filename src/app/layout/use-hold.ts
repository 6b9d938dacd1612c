import { type RefObject, useEffect, useState } from "react";

/**
 * Whether the mouse is over an element or the focus in it. Touch does not count: after a tap, browsers keep focus and
 * hover on the target.
 * @param area the element
 */
export const useHold = (area: RefObject<HTMLElement | null>): boolean => {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);

  useEffect(() => {
    const element = area.current;
    let tapped = false;
    const listeners = {
      pointerenter: ({ pointerType }: PointerEvent) => setHovered(pointerType === "mouse"),
      pointerleave: () => setHovered(false),
      pointerdown: ({ pointerType }: PointerEvent) => {
        tapped = pointerType !== "mouse";
      },
      focusin: () => setFocused(!tapped),
      focusout: () => {
        tapped = false;
        setFocused(false);
      },
    };
    const ending = new AbortController();
    for (const [type, listener] of Object.entries(listeners)) {
      element?.addEventListener(type, listener as EventListener, ending);
    }
    return () => ending.abort();
  }, [area]);

  return hovered || focused;
};
