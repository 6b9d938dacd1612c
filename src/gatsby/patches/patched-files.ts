/** Files of Gatsby's browser runtime (`gatsby/cache-dir`) and the loaders of this folder that change them. */
export const PATCHED_FILES: Readonly<Record<string, readonly string[]>> = {
  "navigation.js": ["dutch-announcer", "plain-navigation"],
};
