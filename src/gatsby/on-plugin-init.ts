import type { GatsbyNode } from "gatsby";
import { renderHere } from "./patches/one-process";
import { readFewFiles } from "./patches/query-files";
import { handOverWholeLists } from "./patches/whole-lists";

/** Gatsby API: changes what Gatsby does in its own process (patches/README.md). */
export const onPluginInit: GatsbyNode["onPluginInit"] = () => {
  handOverWholeLists();
  readFewFiles();
  renderHere();
};
