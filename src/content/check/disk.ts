import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { FOLDERS, type SiteFiles } from "./files";

/** The files of a site, by the absolute path of its root. */
export const filesOnDisk = (root: string): SiteFiles => ({
  paths: FOLDERS.filter((folder) => existsSync(join(root, folder))).flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((item) => item.isFile() || (item.isSymbolicLink() && existsSync(join(item.parentPath, item.name))))
      .map((item) => relative(root, join(item.parentPath, item.name)).replaceAll("\\", "/"))
      .sort(),
  ),
  read: (path) => readFileSync(join(root, path), "utf8"),
  bytes: (path) => readFileSync(join(root, path)),
});
