import { type MouseEvent, useEffect, useRef } from "react";
import { condition, media } from "../../styles/media";
import { useNavigation } from "./use-navigation";

/**
 * Props of the drawer's dialog that close it when one of its links is followed, on every navigation (useNavigation), on
 * a screen that becomes wide enough for the menus, and on a press of the backdrop in browsers that do not know `closedby`:
 * there it is what lies left of the drawer.
 */
export const useDrawerClosing = () => {
  const ref = useRef<HTMLDialogElement>(null);
  useNavigation(() => ref.current?.close());
  useEffect(() => {
    const wide = window.matchMedia(condition(media.wide));
    const close = () => ref.current?.close();
    wide.addEventListener("change", close);
    return () => wide.removeEventListener("change", close);
  }, []);
  const onClick = ({ clientX, currentTarget: dialog, target, ...keys }: MouseEvent<HTMLDialogElement>) => {
    const opensTab = keys.ctrlKey || keys.metaKey;
    const leaves = !opensTab && target instanceof Element && target.closest("a");
    if (leaves || (target === dialog && clientX < dialog.getBoundingClientRect().left)) {
      dialog.close();
    }
  };
  return { ref, onClick };
};
