import { createContext, useContext } from "react";

type ProsePicture = Queries.ProsePictureFieldsFragment;

const ProsePicturesContext = createContext<readonly ProsePicture[]>([]);

/** Gives prose the pictures that stand in it. */
export const ProsePicturesProvider = ProsePicturesContext.Provider;

/**
 * A picture of the prose around it; undefined where there is none.
 *
 * @param file its path in content/images
 */
export const useProsePicture = (file: string) =>
  useContext(ProsePicturesContext).find(({ file: { relativePath } }) => relativePath === `images/${file}`)?.file
    .childImageSharp?.gatsbyImageData;
