import { Picture } from "./Picture";

/** Square portrait: a photo with data of gatsby-plugin-image, or a drawing (SVG). */
export function Portrait({ file, alt }: Queries.PortraitFieldsFragment) {
  return file.childImageSharp ? (
    <Picture image={file.childImageSharp.gatsbyImageData} alt={alt} />
  ) : (
    <img src={file.publicURL ?? undefined} width={160} height={160} alt={alt} loading="lazy" decoding="async" />
  );
}
