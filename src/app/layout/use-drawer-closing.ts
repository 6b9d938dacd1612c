import { type MouseEvent, useRef } from "react";
import { useNavigation } from "./use-navigation";

/**
 * Props of the drawer's dialog that close it when one of its links is followed, on every navigation (useNavigation), and
 * on a press of the backdrop in browsers that do not know `closedby`: there it is what lies left of the drawer.
 */
export const useDrawerClosing = () => {
  const ref = useRef<HTMLDialogElement>(null);
  useNavigation(() => ref.current?.close());
  const onClick = ({ clientX, currentTarget: dialog, target }: MouseEvent<HTMLDialogElement>) => {
    const leaves = target instanceof Element && target.closest("a");
    if (leaves || (target === dialog && clientX < dialog.getBoundingClientRect().left)) {
      dialog.close();
    }
  };
  return { ref, onClick };
};
