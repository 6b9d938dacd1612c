/** Photo, without the runtime of gatsby-plugin-image (docs/decisions/0003-images.md), or drawing of the content model. */
export function ContentImage({ file, alt, className }: Queries.PortraitFieldsFragment & { className?: string }) {
  const photo = file.childImageSharp?.gatsbyImageData;
  const size = photo ?? file.fields;
  return (
    <img
      src={file.publicURL ?? undefined}
      {...photo?.images.fallback}
      width={size?.width ?? 0}
      height={size?.height ?? 0}
      alt={alt}
      loading="lazy"
      decoding="async"
      className={className}
    />
  );
}
