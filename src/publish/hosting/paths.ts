/** Folder of everything that hosts need, from the project's root. */
export const HOSTING_DIR = ".hosting";
