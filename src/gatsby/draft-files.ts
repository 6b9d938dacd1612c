import path from "node:path";
import { filesOnDisk } from "../content/check/disk";
import { loadContent } from "../content/check/load";
import { isDraft } from "../content/check/page-path";

/** Absolute paths of the pages and articles that are still being written. */
export const draftFiles = (root: string): string[] =>
  loadContent(filesOnDisk(root))
    .documents.filter(({ data }) => isDraft(data))
    .map(({ file }) => path.join(root, file));
