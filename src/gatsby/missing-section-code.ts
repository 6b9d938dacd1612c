import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { metaOf } from "../content/model/field-types";
import { SECTION_TYPES } from "../content/model/sections/section";

/** Where section types meet their components. */
const REGISTRY = "src/sections/registry.ts";

const lackOf = (root: string, file: string, needs: readonly string[]): string[] => {
  const place = join(root, file);
  const text = existsSync(place) ? readFileSync(place, "utf8") : undefined;
  const missing = needs.filter((need) => !text?.includes(need));
  const absent = text === undefined ? "no such file; " : "";
  return missing.length > 0 ? [`${file}: ${absent}needs "${missing.join('" and "')}"`] : [];
};

/**
 * What the section types of the content model lack in src/sections.
 * @param root the project's root, absolute
 * @returns a line for each file: its path, and the missing text
 */
export const sectionLacks = (root: string): string[] =>
  SECTION_TYPES.flatMap((schema) => {
    const type = String(metaOf(schema).typeName);
    const name = type.replace(/Section$/, "");
    return [
      ...lackOf(root, `src/sections/${name}.tsx`, [`export function ${name}(`, `fragment ${type} on ${type}`]),
      ...lackOf(root, REGISTRY, [`${type}: ${name},`, `...${type}\n`]),
    ];
  });
