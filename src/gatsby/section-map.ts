import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { metaOf } from "../content-model/kinds";
import { SECTION_TYPES } from "../content-model/sections/section";

/** Where the section types meet their components, from the project's root. */
export const SECTION_MAP = "src/sections/section-map.ts";

/** `Stats` for the type `StatsSection`: the name of the component and of its file. */
const COMPONENTS = SECTION_TYPES.map((schema) => String(metaOf(schema).typeName).replace(/Section$/, "")).sort();

const lines = (line: (name: string) => string): string => COMPONENTS.map(line).join("\n");

/** Text of the section map, derived from the section types of the content model. */
export const sectionMap =
  (): string => `// Written by every build from the section types of the content model; not to be edited.
import { graphql } from "gatsby";
${lines((name) => `import { ${name} } from "./${name}";`)}

/** Component of every section type. */
export const SECTION_MAP = {
${lines((name) => `  ${name}Section: ${name},`)}
};

/** Every section of a page with the fields that its component shows. */
export const pageSections = graphql\`
  fragment PageSections on Page {
    sections {
      __typename
${lines((name) => `      ...${name}Section`)}
    }
  }
\`;
`;

const read = (file: string): string => (existsSync(file) ? readFileSync(file, "utf8") : "");

/** What the component of a section type lacks; undefined where it has all. */
const lackOf = (root: string, name: string): string | undefined => {
  const file = `src/sections/${name}.tsx`;
  const text = read(join(root, file));
  const needs = [`export function ${name}(`, `fragment ${name}Section on ${name}Section`];
  const missing = needs.filter((need) => !text.includes(need));
  return missing.length > 0 ? `${file}: ${text ? "" : "no such file; "}needs "${missing.join('" and "')}"` : undefined;
};

/**
 * Brings the section map up to date with the content model.
 *
 * @param root the project's root, absolute
 * @returns what section types of the model lack in src/sections, one line each; the map is left as it is then
 */
export const writeSectionMap = (root: string): string[] => {
  const lacks = COMPONENTS.flatMap((name) => lackOf(root, name) ?? []);
  const file = join(root, SECTION_MAP);
  if (lacks.length === 0 && read(file) !== sectionMap()) {
    writeFileSync(file, sectionMap());
  }
  return lacks;
};
