import { useSyncExternalStore } from "react";

const subscribe = () => () => {};
const inBrowser = () => true;
const onServer = () => false;

/** False in server HTML and in the render that takes it over, true from then on. */
export const useHydrated = (): boolean => useSyncExternalStore(subscribe, inBrowser, onServer);
