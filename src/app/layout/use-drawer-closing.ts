import { type MouseEvent, useRef } from "react";
import { useNavigation } from "./use-navigation";

/**
 * Closes the drawer when one of its links is followed, on every navigation, and on a press of the backdrop in browsers
 * that do not know `closedby`: there the backdrop is what lies left of the drawer.
 *
 * @param visit changes with every navigation
 * @returns what the dialog, at the right side of the screen, takes
 */
export const useDrawerClosing = (visit: string) => {
  const ref = useRef<HTMLDialogElement>(null);
  useNavigation(visit, () => ref.current?.close());
  const onClick = ({ clientX, currentTarget: dialog, target }: MouseEvent<HTMLDialogElement>) => {
    const leaves = target instanceof Element && target.closest("a");
    if (leaves || (target === dialog && clientX < dialog.getBoundingClientRect().left)) {
      dialog.close();
    }
  };
  return { ref, onClick };
};
