import { createContext, useContext } from "react";

/** The pictures that the prose in it may show. */
export const ProsePictures = createContext<readonly Queries.ProsePictureFieldsFragment[]>([]);

/**
 * A picture of the surrounding prose, if there is one with this file.
 * @param file its path in content/images
 */
export const useProsePicture = (file: string) =>
  useContext(ProsePictures).find(({ file: { relativePath } }) => relativePath === `images/${file}`)?.file;
