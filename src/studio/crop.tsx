import { useState } from "react";
import { ask } from "./save/ask";

/** Greatest side of a portrait in px: the site shows it far smaller. */
const PORTRAIT = 1200;

/** Lightest PNG that is made smaller, in bytes: lighter ones are drawings, which would lose their sharp lines. */
const HEAVY = 500_000;

/** Widest picture that the site can use, in px. */
const WIDEST = 2000;

/** What becomes of a photo from a camera, by the engine: no larger than the site can use, and without where it was taken. */
export const PHOTO = { format: "webp", quality: 85, width: WIDEST, height: WIDEST };

/** Mark in the engine's settings of a field whose pictures are square. */
export const SQUARE = { ...PHOTO, width: PORTRAIT, height: PORTRAIT };

function Crop({ src, isWide }: { src: string; isWide: boolean }) {
  const [part, setPart] = useState("50");
  return (
    <>
      <p>De site toont deze foto vierkant. Kies welk deel te zien is.</p>
      <img src={src} alt="" className="studio-crop" style={{ objectPosition: `${part}% ${part}%` }} />
      <label>
        {isWide ? "Van links naar rechts" : "Van boven naar beneden"}
        <input type="range" name="part" value={part} onChange={({ target }) => setPart(target.value)} />
      </label>
    </>
  );
}

/** A square of a photo that the editor chooses; the middle where the editor does not. */
const squareOf = async (file: File, bitmap: ImageBitmap): Promise<File> => {
  const { width, height } = bitmap;
  const side = Math.min(width, height);
  const src = URL.createObjectURL(file);
  const answer = await ask({
    title: "Foto vierkant maken",
    yes: "Gebruik dit deel",
    no: "Gebruik het midden",
    children: <Crop src={src} isWide={width > height} />,
  });
  URL.revokeObjectURL(src);
  const part = Number(answer?.get("part") ?? "50") / 100;
  const size = Math.min(side, PORTRAIT);
  const canvas = new OffscreenCanvas(size, size);
  const [x, y] = [(width - side) * part, (height - side) * part];
  canvas.getContext("2d")?.drawImage(bitmap, x, y, side, side, 0, 0, size, size);
  const encode = (type: string) => canvas.convertToBlob({ type, quality: SQUARE.quality / 100 });
  const webp = await encode("image/webp");
  // Safari makes a PNG instead, which is heavy.
  const blob = webp.type === "image/webp" ? webp : await encode("image/jpeg");
  return new File([blob], file.name.replace(/\.\w+$/, blob.type.replace("image/", ".")), { type: blob.type });
};

type Transform = (file: File, transformations: { jpeg?: typeof SQUARE }) => Promise<File>;

/** Makes of a chosen picture what the site can use; the engine calls it (scripts/lib/engine-code.ts). */
export const studioPicture = async (file: File, transformations: Parameters<Transform>[1], transform: Transform) => {
  if (file.type === "image/svg+xml") {
    return file;
  }
  const bitmap = await createImageBitmap(file);
  const { width, height } = bitmap;
  if (transformations.jpeg?.width === PORTRAIT && width !== height) {
    return squareOf(file, bitmap);
  }
  const isLight = file.type === "image/png" && file.size < HEAVY && Math.max(width, height) <= WIDEST;
  return isLight ? file : transform(file, transformations);
};
