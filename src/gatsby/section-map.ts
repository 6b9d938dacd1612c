import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { metaOf } from "../content-model/kinds";
import { SECTION_TYPES } from "../content-model/sections/section";

/** Where the section types meet their components, from the project's root. */
export const SECTION_MAP = "src/sections/section-map.ts";

/** The same for visitors' browsers: what few pages show loads with those pages (on-create-webpack-config.ts). */
export const SECTION_CHUNKS = "src/sections/section-chunks.ts";

/** Section types that most pages show: they come with the template. */
const EVERYWHERE = ["CallToAction"];

/** `Stats` for the type `StatsSection`: the name of the component and of its file. */
const COMPONENTS = SECTION_TYPES.map((schema) => String(metaOf(schema).typeName).replace(/Section$/, "")).sort();

const WRITTEN = "// Written by every build from the section types of the content model; not to be edited.";

const lines = (line: (name: string) => string, names: readonly string[] = COMPONENTS): string =>
  names.map(line).join("\n");

/** Text of the section map, derived from the section types of the content model. */
export const sectionMap = (): string => `${WRITTEN}
import { graphql } from "gatsby";
${lines((name) => `import { ${name} } from "./${name}";`)}

/** Component of every section type. */
export const SECTION_MAP = {
${lines((name) => `  ${name}Section: ${name},`)}
};

/** There is nothing to load: every component is in the map. */
export const loadSections = async (_sections: readonly { __typename: string }[], _path: string): Promise<void> => {};

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

const DRAWN_IMPORT = 'import { KeptSection, keepDrawn, type SectionComponent } from "./drawn";';

/** As the formatter sorts imports. */
const byFile = (one: string, other: string): number => {
  const fileOf = (line: string) => line.slice(line.indexOf("./")).toLowerCase();
  return fileOf(one) < fileOf(other) ? -1 : 1;
};

/** Text of the map for browsers. */
export const sectionChunks = (): string => `${WRITTEN}
${[...EVERYWHERE.map((name) => `import { ${name} } from "./${name}";`), DRAWN_IMPORT].sort(byFile).join("\n")}

/** Component of every section type that a loaded page shows. */
export const SECTION_MAP: Record<string, SectionComponent> = {
${lines((name) => `  ${name}Section: ${name},`, EVERYWHERE)}
};

const CHUNKS: Readonly<Record<string, () => Promise<SectionComponent>>> = {
${lines(
  (name) => `  ${name}Section: async () => (await import("./${name}")).${name},`,
  COMPONENTS.filter((name) => !EVERYWHERE.includes(name)),
)}
};

/** Loads the section types of a page that are not here yet, but for what the server has drawn already. */
export const loadSections = async (sections: readonly { __typename: string }[], path: string): Promise<void> => {
  const drawn = keepDrawn(sections, path);
  await Promise.all(
    sections.map(async (section) => {
      const name = section.__typename;
      if (drawn.has(section)) {
        SECTION_MAP[name] ??= KeptSection;
        return;
      }
      const component = await CHUNKS[name]?.();
      if (component) {
        SECTION_MAP[name] = component;
      }
    }),
  );
};
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
 * Brings the section maps up to date with the content model.
 *
 * @param root the project's root, absolute
 * @returns what section types of the model lack in src/sections, one line each; the maps are left as they are then
 */
export const writeSectionMap = (root: string): string[] => {
  const lacks = COMPONENTS.flatMap((name) => lackOf(root, name) ?? []);
  const files = { [SECTION_MAP]: sectionMap(), [SECTION_CHUNKS]: sectionChunks() };
  for (const [file, text] of Object.entries(files)) {
    if (lacks.length === 0 && read(join(root, file)) !== text) {
      writeFileSync(join(root, file), text);
    }
  }
  return lacks;
};
