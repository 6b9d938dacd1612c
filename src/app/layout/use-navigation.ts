import { useEffect, useRef } from "react";

/**
 * Calls back after every navigation, also one to the same path; not for the page that a visitor arrives on.
 *
 * @param visit changes with every navigation
 */
export const useNavigation = (visit: string, onNavigate: () => void): void => {
  const shownFor = useRef(visit);
  useEffect(() => {
    if (shownFor.current !== visit) {
      shownFor.current = visit;
      onNavigate();
    }
  }, [visit, onNavigate]);
};
