import { type DrawingSize, drawingSize } from "../../lib/drawing-size";
import { fileOnDisk, hasFolder } from "../folder/site-files";
import { pictureAtHost } from "../git/ask-host";

/** A picture that the studio can show. */
interface Shown extends DrawingSize {
  src: string;
  /** In bytes. */
  weight: number;
}

const shown = new Map<string, Promise<Shown | undefined>>();

const UNKNOWN: DrawingSize = { width: 0, height: 0 };

const load = async (path: string): Promise<Shown | undefined> => {
  const chosen = /blob:.*$/.exec(path)?.[0];
  const kept = hasFolder() ? fileOnDisk : pictureAtHost;
  const blob = chosen ? await (await fetch(chosen)).blob() : await kept(`content/${path}`);
  if (!blob) {
    return undefined;
  }
  const isDrawing = blob.type === "image/svg+xml";
  const { width, height } = isDrawing ? (drawingSize(await blob.text()) ?? UNKNOWN) : await createImageBitmap(blob);
  return { src: chosen ?? URL.createObjectURL(blob), width, height, weight: blob.size };
};

/**
 * A picture as it is on disk or at the git host, or was just chosen; undefined where there is none.
 *
 * @param path from content/, or the address of a picture that the editor has just chosen
 * @throws where a browser cannot show it
 */
export const picture = (path: string): Promise<Shown | undefined> => {
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
