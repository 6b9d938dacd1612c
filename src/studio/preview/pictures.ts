import { type DrawingSize, drawingSize } from "../../lib/drawing-size";
import { blobOnDisk } from "../folder/site-files";

/** A picture that the preview can show. */
interface Shown {
  src: string;
  width: number;
  height: number;
}

const shown = new Map<string, Promise<Shown | undefined>>();

const UNKNOWN: DrawingSize = { width: 0, height: 0 };

const measure = async (src: string, blob: Blob): Promise<Shown> => {
  const isDrawing = blob.type === "image/svg+xml";
  const { width, height } = isDrawing ? (drawingSize(await blob.text()) ?? UNKNOWN) : await createImageBitmap(blob);
  return { src, width, height };
};

const load = async (path: string): Promise<Shown | undefined> => {
  const chosen = /blob:.*$/.exec(path)?.[0];
  if (chosen) {
    return measure(chosen, await (await fetch(chosen)).blob());
  }
  const blob = await blobOnDisk(`content/${path}`);
  return blob && measure(URL.createObjectURL(blob), blob);
};

const picture = (path: string): Promise<Shown | undefined> => {
  const known = shown.get(path) ?? load(path);
  shown.set(path, known);
  return known;
};

/**
 * Stands in for the file node of a picture.
 *
 * @param path from content/, or the address of a picture that the editor has just chosen
 */
export const pictureOf = (path: string) => ({
  relativePath: path,
  publicURL: async () => (await picture(path))?.src ?? null,
  get fields() {
    return picture(path);
  },
  childImageSharp: {
    gatsbyImageData: async ({ width, height }: { width?: number; height?: number }) => {
      const found = await picture(path);
      if (!found) {
        return null;
      }
      const wide = width ?? found.width;
      return {
        layout: "constrained",
        width: wide,
        height: height ?? Math.round((wide * found.height) / found.width),
        images: { fallback: { src: found.src } },
      };
    },
  },
});
