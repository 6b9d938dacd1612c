import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { metaOf } from "../content/model/field-types";
import { SECTION_TYPES } from "../content/model/sections/section";

/** File that maps section types to components. */
const REGISTRY = "src/sections/registry.ts";

const missingIn = (root: string, file: string, needs: readonly string[]): string[] => {
  const place = join(root, file);
  const text = existsSync(place) ? readFileSync(place, "utf8") : undefined;
  const missing = needs.filter((need) => !text?.includes(need));
  const absent = text === undefined ? "no such file; " : "";
  return missing.length > 0 ? [`${file}: ${absent}needs "${missing.join('" and "')}"`] : [];
};

/**
 * Code that section types of the content model still need in src/sections.
 * @param root the project's root, absolute
 * @returns a line for each file: its path, and the missing text
 */
export const missingSectionCode = (root: string): string[] =>
  SECTION_TYPES.flatMap((schema) => {
    const type = String(metaOf(schema).typeName);
    const name = type.replace(/Section$/, "");
    return [
      ...missingIn(root, `src/sections/${name}.tsx`, [`export function ${name}(`, `fragment ${type} on ${type}`]),
      ...missingIn(root, REGISTRY, [`${type}: ${name},`, `...${type}\n`]),
    ];
  });
