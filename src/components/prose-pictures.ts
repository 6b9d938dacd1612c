import { createContext, useContext } from "react";

type ProsePicture = Queries.ProsePictureFieldsFragment;

const ProsePicturesContext = createContext<readonly ProsePicture[]>([]);

/** Provides the pictures that prose may show. */
export const ProsePicturesProvider = ProsePicturesContext.Provider;

/**
 * A picture of the surrounding prose, if there is one with this file.
 * @param file its path in content/images
 */
export const useProsePicture = (file: string) =>
  useContext(ProsePicturesContext).find(({ file: { relativePath } }) => relativePath === `images/${file}`)?.file;
