import { componentsIn, readMarkdown } from "../markdown/read";
import { pictureAttributes } from "../model/mdx-components";

/**
 * The pictures in the prose of an MDX file, each file once.
 * @throws VFileMessage if the prose cannot be read (readMarkdown)
 */
export const prosePictures = (body: string): { file: string; alt: string }[] => {
  const pictures = componentsIn(readMarkdown(body, "mdx")).flatMap(({ name, attributes }) => {
    const values = new Map(attributes.map((attribute) => ["name" in attribute ? attribute.name : "", attribute.value]));
    return pictureAttributes(name ?? "").flatMap((key): [string, string][] => {
      const file = values.get(key);
      return typeof file === "string" && file !== "" ? [[file, String(values.get("alt") ?? "")]] : [];
    });
  });
  return [...new Map(pictures)].map(([file, alt]) => ({ file, alt }));
};
