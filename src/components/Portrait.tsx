import type { IGatsbyImageData } from "gatsby-plugin-image";
import { Picture } from "./Picture";

interface Props {
  /** A photo has data of gatsby-plugin-image; a drawing (SVG) is shown as it is. */
  file: {
    readonly publicURL: string | null;
    readonly childImageSharp: { readonly gatsbyImageData: IGatsbyImageData } | null;
  };
  /** Side of the square, in px. */
  size: number;
  alt: string;
  className?: string;
}

/** Square portrait, a photo or a drawing. */
export function Portrait({ file, size, alt, className }: Props) {
  return file.childImageSharp ? (
    <Picture image={file.childImageSharp.gatsbyImageData} alt={alt} className={className} />
  ) : (
    <img
      src={file.publicURL ?? undefined}
      width={size}
      height={size}
      alt={alt}
      loading="lazy"
      decoding="async"
      className={className}
    />
  );
}
