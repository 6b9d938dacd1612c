import { heavyPictureAdvice } from "../../content/check/check-pictures";
import { picture } from "../preview/pictures";

/** Fewest pixels across of a photo that look sharp everywhere (docs/redactie.md); drawings are sharp at any size. */
const NARROW = 1200;

/**
 * Size and weight of a picture, with advice where it is too large or small; empty where there is no such picture.
 *
 * @param value what its field holds
 * @throws where a browser cannot show it
 */
export const describePicture = async (value: string): Promise<string> => {
  const found = await picture(`images/${value.replace(/^\//, "")}`);
  if (!found) {
    return "";
  }
  const { width, height, weight } = found;
  const isBlurred = width < NARROW && !value.endsWith(".svg");
  const advice = heavyPictureAdvice(weight) || (isBlurred ? `liefst minstens ${NARROW} pixels breed` : "");
  return `${width} × ${height} pixels, ${Math.ceil(weight / 1000)} kB${advice && `; ${advice}`}`;
};
