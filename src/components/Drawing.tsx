/** Drawing of the content model: fragment DrawingFields. */
export type DrawingData = Queries.DrawingFieldsFragment;

interface Props extends DrawingData {
  /** Whether it is in view when the page opens: loaded at once. */
  priority?: boolean;
  className?: string;
}

/** SVG drawing in its own size; without a text it is decorative. */
export function Drawing({ file, alt, width, height, priority = false, className }: Props) {
  return (
    <img
      src={file.publicURL ?? undefined}
      width={width}
      height={height}
      alt={alt ?? ""}
      loading={priority ? "eager" : "lazy"}
      decoding="async"
      className={className}
    />
  );
}
