import { createContext, useContext } from "react";

/** The pictures that the prose in it may show. */
export const ProsePictures = createContext<readonly Queries.ProsePictureFieldsFragment[]>([]);

/** The picture of the surrounding prose with this file, a path in content/images, if there is one. */
export const useProsePicture = (file: string) =>
  useContext(ProsePictures).find(({ file: { relativePath } }) => relativePath === `images/${file}`)?.file;
