/** Set on the document while it waits for the results that its address asks for: there is room for them then. */
export const WAITS = "data-asked";

/** Returns the script for `<head>` that sets {@link WAITS} before the first paint. */
export const askedScript = (): string =>
  `/[?&]q=./.test(location.search)&&document.documentElement.setAttribute("${WAITS}","")`;
