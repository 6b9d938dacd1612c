import { css } from "@emotion/react";
import { color, fontSize, radius, space } from "../../styles/tokens";
import { Picture } from "../Picture";
import { useProsePicture } from "../prose-pictures";

const style = css`
  margin-block: ${space.s4};
  break-inside: avoid;
  & img {
    border-radius: ${radius.card};
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
  const image = useProsePicture(file);
  return (
    <figure css={style}>
      {image && <Picture image={image} alt={alt} />}
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  );
}
