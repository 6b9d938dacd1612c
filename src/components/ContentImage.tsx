import { Drawing } from "./Drawing";

interface Props extends Queries.PortraitFieldsFragment {
  className?: string;
}

/** Photo, without the runtime of gatsby-plugin-image (docs/decisions/0003-images.md), or drawing of the content model. */
export function ContentImage({ file, alt, className }: Props) {
  const { childImageSharp, fields } = file;
  if (!childImageSharp) {
    return (
      <Drawing file={file} alt={alt} width={fields?.width ?? 0} height={fields?.height ?? 0} className={className} />
    );
  }
  const { width, height, images } = childImageSharp.gatsbyImageData;
  return (
    <img
      {...images.fallback}
      width={width}
      height={height}
      alt={alt}
      loading="lazy"
      decoding="async"
      className={className}
    />
  );
}
