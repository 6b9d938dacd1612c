import { blobOnDisk } from "../folder/site-files";

/** What is known of pictures, by the value of their field; empty while one is being read. */
const sizes = new Map<string, string>();

const read = async (value: string): Promise<string> => {
  const blob = value.startsWith("blob:")
    ? await (await fetch(value)).blob()
    : await blobOnDisk(`content/images/${value.replace(/^\//, "")}`);
  if (!blob) {
    return "";
  }
  const { width, height } = await createImageBitmap(blob);
  return `${width} × ${height} pixels, ${Math.ceil(blob.size / 1000)} kB`;
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
    read(value).then(
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
