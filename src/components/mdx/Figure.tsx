import { css } from "@emotion/react";
import { createContext, useContext } from "react";
import { media } from "../../styles/media";
import { color, fontSize, radius, space } from "../../styles/tokens";
import { Picture } from "../Picture";

/** The pictures that the prose in it may show. */
export const ProsePictures = createContext<readonly Queries.ProsePictureFieldsFragment[]>([]);

const style = css`
  margin-block: ${space.s4};
  break-inside: avoid;
  ${media.aside} {
    margin-right: calc(-1 * var(--past));
  }
  & img {
    width: 100%;
    border-radius: ${radius.card};
    background: ${color.sky};
  }
  & figcaption {
    margin-top: ${space.s1};
    color: ${color.textSoft};
    font-size: ${fontSize.small};
  }
`;

interface Props {
  /** Path of the picture in content/images. */
  file: string;
  alt: string;
  caption?: string;
}

/** Picture in an article, with a line under it where the editor gave one. */
export function Figure({ file, alt, caption }: Props) {
  const picture = useContext(ProsePictures).find((one) => one.file.relativePath === `images/${file}`);
  return (
    <figure css={style}>
      {picture && <Picture {...picture} alt={alt} />}
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  );
}
