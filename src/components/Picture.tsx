import type { IGatsbyImageData } from "gatsby-plugin-image";

interface Props {
  /** Result of `gatsbyImageData` in a query. */
  image: IGatsbyImageData;
  alt: string;
  /** The picture is in view when the page opens: loaded at once, with priority. */
  priority?: boolean;
  className?: string;
}

/** What an image offers besides its `src`: of a picture of one size that is the file for one pixel density. */
const candidates = ({ src, srcSet, sizes }: NonNullable<IGatsbyImageData["images"]["fallback"]>) =>
  srcSet?.endsWith("x")
    ? {
        srcSet: srcSet
          .split(",\n")
          .filter((candidate) => !candidate.startsWith(`${src} `))
          .join(",\n"),
      }
    : { srcSet, sizes };

/**
 * Responsive picture from gatsby-plugin-image's data, without its runtime (which ships react-dom/server to the browser
 * and keeps images from being LCP candidates, docs/decisions/0003-images.md).
 */
export function Picture({ image, alt, priority = false, className }: Props) {
  const { sources = [], fallback } = image.images;
  const picture = (
    <img
      src={fallback?.src}
      {...(fallback && candidates(fallback))}
      width={image.width}
      height={image.height}
      alt={alt}
      loading={priority ? "eager" : "lazy"}
      fetchPriority={priority ? "high" : undefined}
      decoding="async"
      className={className}
    />
  );
  return sources.length === 0 ? (
    picture
  ) : (
    <picture>
      {sources.map(({ type, srcSet, sizes }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      {picture}
    </picture>
  );
}
