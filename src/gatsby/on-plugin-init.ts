import type { GatsbyNode } from "gatsby";
import { keepLastReadable } from "./patches/last-readable";
import { renderHere } from "./patches/one-process";
import { readFewFiles } from "./patches/query-files";
import { saveQuickly } from "./patches/quick-saves";
import { handOverWholeLists } from "./patches/whole-lists";

/** Gatsby API: changes what Gatsby does in its own process (patches/README.md). */
export const onPluginInit: GatsbyNode["onPluginInit"] = () => {
  readFewFiles();
  renderHere();
  if (process.env.gatsby_executing_command === "develop") {
    handOverWholeLists();
    keepLastReadable();
    saveQuickly();
  }
};
