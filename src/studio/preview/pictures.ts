import { heavyPictureAdvice } from "../../content/check/check-pictures";
import { type DrawingSize, drawingSize } from "../../lib/drawing-size";
import { fileOnDisk } from "../folder/site-files";
import { pictureAtHost } from "../git/ask-host";

/** A picture that the studio can show. */
interface Shown extends DrawingSize {
  src: string;
  /** Size and weight in words, with advice where it is too large or small; empty of what is no picture. */
  help: string;
}

/** Fewest pixels across of a photo that look sharp everywhere (docs/redactie.md); drawings are sharp at any size. */
const NARROW = 1200;

const shown = new Map<string, Promise<Shown | undefined>>();

/** Has pictures looked at anew after a save and on another page of the studio: one may have another under its name. */
export const refreshPictures = (): void => {
  for (const event of ["studio-saved", "hashchange"]) {
    window.addEventListener(event, () => shown.clear());
  }
};

const load = async (path: string): Promise<Shown | undefined> => {
  const chosen = /blob:.*$/.exec(path)?.[0];
  const kept = STUDIO_REPOSITORY.local ? fileOnDisk : pictureAtHost;
  const blob = chosen ? await (await fetch(chosen)).blob() : await kept(`content/${path}`);
  if (!blob) {
    return undefined;
  }
  const isDrawing = blob.type === "image/svg+xml";
  const size = isDrawing ? drawingSize(await blob.text()) : await createImageBitmap(blob);
  const { width = 0, height = 0 } = size ?? {};
  const isBlurred = width < NARROW && !isDrawing;
  const advice = heavyPictureAdvice(blob.size) || (isBlurred ? `liefst minstens ${NARROW} pixels breed` : "");
  const help = `${width} × ${height} pixels, ${Math.ceil(blob.size / 1000)} kB${advice && `; ${advice}`}`;
  return { src: chosen ?? URL.createObjectURL(blob), width, height, help };
};

/**
 * A picture as it is on disk or at the git host, or was just chosen; undefined where there is none.
 *
 * @param path from content/, or the address of a picture that the editor has just chosen
 * @throws where a browser cannot show it
 */
const picture = (path: string): Promise<Shown | undefined> => {
  const known = shown.get(path) ?? load(path);
  shown.set(path, known);
  // What could not be had, may be there the next time.
  const forget = () => shown.delete(path);
  known.then((found) => found ?? forget(), forget);
  return known;
};

/** Calm drawing in the place of a picture that is not there, or that a browser cannot show. */
const MISSING: Shown = {
  src: `data:image/svg+xml,${encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 200" preserveAspectRatio="xMidYMid slice"><path fill="slategray" d="M0 0h300v200H0z"/><path fill="none" stroke="white" stroke-width="4" d="M105 50h90v70h-90zM105 110l28-30 20 20 14-12 28 26"/><text x="150" y="150" fill="white" font-family="sans-serif" font-size="15" text-anchor="middle">Afbeelding ontbreekt</text></svg>',
  )}`,
  width: 300,
  height: 200,
  help: "",
};

/**
 * Stands in for the file node of a picture.
 *
 * @param path from content/, or the address of a picture that the editor has just chosen
 */
export const pictureOf = (path: string) => {
  const found = picture(path)
    .catch(() => undefined)
    .then((known) => known ?? MISSING);
  return {
    relativePath: path,
    publicURL: async () => (await found).src,
    fields: found,
    childImageSharp: {
      gatsbyImageData: async ({ width, height }: { width?: number; height?: number }) => {
        const known = await found;
        const wide = width ?? known.width;
        return {
          layout: "constrained",
          width: wide,
          height: height ?? Math.round((wide * known.height) / known.width),
          images: { fallback: { src: known.src } },
        };
      },
    },
  };
};
