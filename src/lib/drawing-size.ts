/** Intrinsic size of a drawing, in px. */
export type DrawingSize = Record<"width" | "height", number>;

/**
 * Intrinsic size of an SVG.
 * @param svg text of the file
 * @returns undefined if its `svg` element lacks a width or height in px
 */
export const drawingSize = (svg: string): DrawingSize | undefined => {
  const [root = ""] = /<svg[^>]*>/.exec(svg) ?? [];
  const side = (name: keyof DrawingSize) => Number(new RegExp(`\\s${name}="(\\d+)"`).exec(root)?.[1]);
  const [width, height] = [side("width"), side("height")];
  return width && height ? { width, height } : undefined;
};
