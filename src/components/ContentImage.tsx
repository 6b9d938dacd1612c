import { Drawing } from "./Drawing";
import { Picture } from "./Picture";

interface Props extends Queries.PortraitFieldsFragment {
  className?: string;
}

/** Picture of the content model: a photo with data of gatsby-plugin-image, or a drawing (SVG) in its own size. */
export function ContentImage({ file, alt, className }: Props) {
  const { childImageSharp, fields } = file;
  return childImageSharp ? (
    <Picture image={childImageSharp.gatsbyImageData} alt={alt} className={className} />
  ) : (
    <Drawing file={file} alt={alt} width={fields?.width ?? 0} height={fields?.height ?? 0} className={className} />
  );
}
