/** Drawing of the content model: fragment DrawingFields. */
export type DrawingData = Queries.DrawingFieldsFragment;

interface Props {
  /** A photo, without the runtime of gatsby-plugin-image (docs/decisions/0003-images.md), or a drawing in its own size. */
  file: DrawingData["file"] & Partial<Pick<Queries.PortraitFieldsFragment["file"], "childImageSharp">>;
  /** Without a text it is decorative. */
  alt: string | null;
  /** Whether it is in view when the page opens: loaded at once. */
  priority?: boolean;
  className?: string;
}

/** Picture of the content model. */
export function Picture({ file, alt, priority = false, className }: Props) {
  const photo = file.childImageSharp?.gatsbyImageData;
  const size = photo ?? file.fields;
  return (
    <img
      src={file.publicURL ?? undefined}
      {...photo?.images.fallback}
      width={size?.width ?? 0}
      height={size?.height ?? 0}
      alt={alt ?? ""}
      loading={priority ? "eager" : "lazy"}
      decoding="async"
      className={className}
    />
  );
}
