import { useEffect, useRef } from "react";

/** Calls back after every navigation, which changes `visit`, also to the same path; not on the page of arrival. */
export const useNavigation = (visit: string, onNavigate: () => void): void => {
  const shownFor = useRef(visit);
  useEffect(() => {
    if (shownFor.current !== visit) {
      shownFor.current = visit;
      onNavigate();
    }
  }, [visit, onNavigate]);
};
