import { type RefObject, useEffect } from "react";
import { useNavigation } from "./use-navigation";

/**
 * Closes the drawer when one of its links is followed, on every navigation, and on a press of the backdrop in browsers
 * that do not know `closedby`: there the backdrop is what lies left of the drawer.
 *
 * @param drawer modal dialog at the right side of the screen
 * @param visit changes with every navigation
 */
export const useDrawerClosing = (drawer: RefObject<HTMLDialogElement | null>, visit: string): void => {
  useNavigation(visit, () => drawer.current?.close());

  useEffect(() => {
    const dialog = drawer.current;
    if (!dialog) {
      return;
    }
    const onClick = ({ clientX, target }: MouseEvent) => {
      const leaves = target instanceof Element && target.closest("a");
      if (leaves || (target === dialog && clientX < dialog.getBoundingClientRect().left)) {
        dialog.close();
      }
    };
    dialog.addEventListener("click", onClick);
    return () => dialog.removeEventListener("click", onClick);
  }, [drawer]);
};
