import { heavyPictureAdvice } from "../../content/check/check-references";
import { picture } from "../preview/pictures";

/** What is known of pictures, by the value of their field; empty while one is being read. */
const sizes = new Map<string, string>();

/** Fewest pixels across that look sharp everywhere (docs/redactie.md). */
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
  const advice = heavyPictureAdvice(weight) || (width < NARROW ? `liefst minstens ${NARROW} pixels breed` : "");
  return `${width} × ${height} pixels, ${Math.ceil(weight / 1000)} kB${advice && `; ${advice}`}`;
};

/**
 * Size and weight of a picture, for its field; empty as long as they are not known.
 *
 * @param value what the field holds
 * @param onKnown called when they are known
 */
export const pictureSize = (value: string, onKnown: () => void): string => {
  const known = sizes.get(value);
  if (known === undefined) {
    sizes.set(value, "");
    describePicture(value).then(
      (size) => {
        sizes.set(value, size);
        onKnown();
      },
      // No picture that a browser can show: the check says so.
      () => undefined,
    );
  }
  return known ?? "";
};
