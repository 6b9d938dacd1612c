import type { IGatsbyImageData } from "gatsby-plugin-image";

interface Props {
  /** Result of `gatsbyImageData` in a query. */
  image: IGatsbyImageData;
  alt: string;
  className?: string;
}

/**
 * Responsive picture from gatsby-plugin-image's data, without its runtime (which ships react-dom/server to the browser
 * and keeps images from being LCP candidates, docs/decisions/0003-images.md).
 */
export function Picture({ image, alt, className }: Props) {
  const { sources = [], fallback } = image.images;
  const picture = (
    <img
      src={fallback?.src}
      srcSet={fallback?.srcSet}
      sizes={fallback?.sizes}
      width={image.width}
      height={image.height}
      alt={alt}
      loading="lazy"
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
