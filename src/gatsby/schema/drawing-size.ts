import { readFileSync } from "node:fs";

/** Side of a drawing. */
export type DrawingSide = "width" | "height";

/**
 * Width or height that an SVG file gives itself, in px.
 *
 * @throws when the file's `svg` element has no such attribute
 */
export const drawingSizeOf = (file: string, side: DrawingSide): number => {
  const [root = ""] = /<svg[^>]*>/.exec(readFileSync(file, "utf8")) ?? [];
  const size = new RegExp(`\\s${side}="(\\d+)"`).exec(root)?.[1];
  if (!size) {
    throw new Error(`${file}: het svg-element heeft geen ${side}; geef het een ${side} in px`);
  }
  return Number(size);
};
