import { type Component, componentsIn, readMarkdown } from "../../content/markdown/read";
import { fieldsOf } from "../../content/model/fields";
import { MDX_COMPONENTS, pictureAttributes } from "../../content/model/mdx-components";

/** Components of prose that show a picture and hold nothing else; an editor puts them in with a button. */
export const PICTURE_COMPONENTS = Object.keys(MDX_COMPONENTS).filter(
  (name) => MDX_COMPONENTS[name]?.children === "none" && pictureAttributes(name).length > 0,
);

/** A component in prose of which an editor fills in something: a picture, a callout, a book. */
export interface ProseBlock {
  /** Its place among those of the text, from 1. */
  number: number;
  component: string;
  /** Its attributes as they are shown, by name. */
  values: Readonly<Record<string, string>>;
  /** Where its opening tag starts and ends in the text. */
  start: number;
  end: number;
}

const textsOf = ({ attributes }: Component): Record<string, string> =>
  Object.fromEntries(
    attributes.flatMap((attribute) =>
      "name" in attribute && typeof attribute.value === "string" ? [[attribute.name, attribute.value]] : [],
    ),
  );

/** Opening tag of a component. */
const TAG = /^<\w+(?:[^>"']|"[^"]*"|'[^']*')*>/;

/** Components of which an editor fills in something. */
const BLOCKS = Object.keys(MDX_COMPONENTS).filter(
  (name) => Object.keys(MDX_COMPONENTS[name]?.attributes.shape ?? {}).length > 0,
);

/**
 * The blocks in a text; none while it cannot be read, which the check says.
 *
 * @param wanted names of components
 */
export const blocksIn = (text: string, wanted = BLOCKS): ProseBlock[] => {
  if (!wanted.some((name) => text.includes(`<${name}`))) {
    return [];
  }
  try {
    return componentsIn(readMarkdown(text, "mdx"))
      .filter(({ name }) => name && wanted.includes(name))
      .map((node, index) => {
        const start = node.position?.start.offset ?? 0;
        const end = start + (TAG.exec(text.slice(start))?.[0].length ?? 0);
        return { number: index + 1, component: node.name ?? "", values: textsOf(node), start, end };
      });
  } catch {
    return [];
  }
};

const attribute = (key: string, value: string): string => ` ${key}="${value.replaceAll('"', "&quot;")}"`;

/** The tag of a new picture, with what the editor must fill in. */
export const newPicture = (component: string, file: string): string => {
  const { attributes: schema } = MDX_COMPONENTS[component] ?? {};
  const keys = (schema ? fieldsOf(schema) : []).filter(({ optional }) => !optional);
  const written = keys.map(({ key, meta }) => attribute(key, meta.field?.kind === "imageFile" ? file : ""));
  return `<${component}${written.join("")} />`;
};

/**
 * A text with another value in the tag of one of its blocks; the rest stays as it is.
 *
 * @param value undefined takes the attribute away
 */
export const withValue = (text: string, { start, end }: ProseBlock, key: string, value: string | undefined): string => {
  const tag = text.slice(start, end);
  const written = value === undefined ? "" : attribute(key, value);
  const known = new RegExp(`\\s+${key}=(?:"[^"]*"|'[^']*')`);
  const changed = known.test(tag)
    ? tag.replace(known, () => written)
    : tag.replace(/\s*\/?>$/, (close) => written + close);
  return text.slice(0, start) + changed + text.slice(end);
};

/** A text with the files of its pictures as `change` makes them. */
export const mapPictures = (text: string, change: (file: string) => string): string =>
  blocksIn(text, PICTURE_COMPONENTS).reduceRight((changed, picture) => {
    const keys = pictureAttributes(picture.component).filter((key) => picture.values[key]);
    return keys.reduce((whole, key) => {
      const file = picture.values[key] ?? "";
      const next = change(file);
      return next === file ? whole : withValue(whole, picture, key, next);
    }, changed);
  }, text);
