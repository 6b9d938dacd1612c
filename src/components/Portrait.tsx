import { Picture } from "./Picture";

interface Props extends Queries.PortraitFieldsFragment {
  /** Side of the square, in px. */
  size?: number;
  className?: string;
}

/** Square portrait: a photo with data of gatsby-plugin-image, or a drawing (SVG). */
export function Portrait({ file, size = 128, alt, className }: Props) {
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
