import type { GatsbyNode } from "gatsby";
import { contentChecked } from "./content-check";

/** Gatsby API: nothing is bundled before the check of the content is done. */
export const onPreBuild: GatsbyNode["onPreBuild"] = contentChecked;
