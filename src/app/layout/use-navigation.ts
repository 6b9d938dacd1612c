import { useEffect, useRef } from "react";
import { useVisit } from "../../components/visit";

/** Calls back after every navigation, also to the same path; not on the page of arrival. */
export const useNavigation = (onNavigate: () => void): void => {
  const { key } = useVisit();
  const shownFor = useRef(key);
  useEffect(() => {
    if (shownFor.current !== key) {
      shownFor.current = key;
      onNavigate();
    }
  }, [key, onNavigate]);
};
